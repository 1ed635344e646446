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
    why: '{{name}} 使用独立钱包，目前没有余额。转入一笔金额即可开始。',
    bothEmpty: '{{name}} 使用独立钱包。该钱包与主钱包都没有余额，请先存款。',
    errors: {
      summary: '没有转出任何资金',
      amount: '请填写大于零的金额，例如 100 或 99.50。',
      insufficient: '此钱包余额不足。',
      wallet: '此钱包未对你开放，请选择其他钱包。',
      reused: '此表单之前已转账成功。继续之前请先查看余额。',
      unsure: '暂时无法确认是否成功。请再提交一次：资金只会转一次。',
    },
  },
  balance: {
    error: '未能保存您的选择',
    pending: '正在保存…',
    one: {
      title: '统一余额',
      text: '所有游戏共用一个余额，投注与派彩自动划转。',
      choose: '使用统一余额',
    },
    many: {
      text: '使用独立钱包时，每个平台只能用您转入的金额游戏。',
      choose: '使用独立钱包',
    },
  },
} satisfies TextsLike<typeof en>;
