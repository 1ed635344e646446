import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '转动转盘',
  won: '恭喜获得 {{prize}}',
  turning: '转盘转动中…',
  empty: '奖品已全部送完，您的抽奖券仍然保留。',
  deposit: '存款得抽奖券',
  prizes: '奖品与中奖率',
  chances: '转盘各格大小相同，实际中奖率以此列表为准。某个奖品送完后，其余奖品的中奖率会上升。',
  error: '操作未成功',
  spin: '抽奖',
  spinning: '抽奖中…',
  spins: '我的抽奖记录',
  none: '您还没有抽过奖。',
  verify: '验证',
  seeds: {
    title: '公平性与种子',
    text: '每次抽奖由服务器种子、您的种子和抽奖次数共同决定，服务器种子的哈希值事先公布。更换种子后即可看到服务器种子，并验证之前的抽奖。',
    hash: '服务器种子哈希值',
    own: '您的种子',
    count: '该组种子的抽奖次数',
    next: '下一组种子（您的部分）',
    submit: '更换种子',
    pending: '正在更换…',
    error: '1 至 64 个字母、数字、连字符或下划线。',
  },
  detail: {
    title: '抽奖详情',
    back: '返回转盘',
    time: '时间',
    prize: '奖品',
    weights: '当时的奖品',
    weightsText: '抽出的数字小于所有剩余奖品的权重之和。按此顺序累加权重，总和首次大于该数字的奖品即为中奖奖品。',
    number: '奖品',
    weight: '权重',
    left: '剩余',
    won: '{{number}}（中奖）',
    hidden: '更换抽奖种子后即会显示。',
    fits: '奖品与数字和权重相符。',
    differs: '奖品与数字和权重不符。',
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  rule_other: '存款每满 {{amount}} 得一张抽奖券，存款当日之外再有效 {{count}} 天。',
  tickets_other: '您有 {{number}} 张抽奖券',
  lot_other: '{{number}} 张，有效期至{{time}}',
  spinBy: '{{time}}前使用',
  left_other: '剩余 {{number}} 份',
  unlimited: '不限',
  errors: {
    closed: '此抽奖目前不可参加，请刷新页面查看原因。',
    empty: '奖品已全部送完，您的抽奖券仍然保留。',
    ticket: '您没有抽奖券了，存款可获得新的抽奖券。',
    reused: '此次抽奖曾以其他内容提交，请刷新页面后重试。',
  },
  toasts: {
    renewed: '种子已更换，之前的抽奖现在可以验证',
  },
} satisfies TextsLike<typeof en.server>;
