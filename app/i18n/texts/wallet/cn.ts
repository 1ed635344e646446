import type { TextsLike } from '../like.ts';
import type en from './en.ts';

export default {
  transfer: {
    title: '转账',
    wallets: '我的钱包',
    way: '转账方向',
    to: '转至',
    amount: '金额',
    all: '全部',
    submit: '确认转账',
    pending: '正在转账…',
    collect: '全部转回主钱包',
    single: '你只有一个钱包',
    singleText: '所有游戏都使用它，无需转账。',
    errors: {
      summary: '没有转出任何资金',
      amount: '请填写大于零的金额，例如 100 或 99.50。',
      insufficient: '此钱包余额不足。',
      wallet: '此钱包未对你开放，请选择其他钱包。',
      reused: '此表单之前已转账成功。继续之前请先查看余额。',
      unsure: '暂时无法确认是否成功。请再提交一次：资金只会转一次。',
    },
  },
} satisfies TextsLike<typeof en>;
