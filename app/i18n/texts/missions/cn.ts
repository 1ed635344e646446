import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '任务',
  tabs: { DAY: '今日', WEEK: '本周', ONCE: '一次性', board: '排行榜' },
  summary: {
    claimable_other: '{{count}} 份奖励待领取',
    none: '暂无可领取的奖励',
    noneText: '完成任务后，奖励会出现在这里。',
    next: '即将完成',
    claimAll: '全部领取',
  },
  claim: '领取',
  claimNamed: '领取奖励：{{name}}',
  states: { CLAIMED: '已领取', EXPIRED: '已过期', REVOKED: '已收回' },
  empty: '目前没有任务',
  emptyText: '明天会有新的任务。',
  board: {
    periods: { WEEK: '本周', MONTH: '本月' },
    text: '每领取一项任务奖励，都会增加排行榜积分。积分相同时，先达到者排名在前。',
    players: '玩家',
    you: '您',
    none: '您还没有排行榜积分：领取一项任务奖励即可上榜。',
    empty: '还没有人获得排行榜积分',
    emptyText: '领取一项任务奖励，您就是第一名。',
    prizes: '奖励',
  },
  error: '部分奖励未能领取',
} satisfies TextsLike<typeof en.page>;

export const server = {
  progress: '{{done}} / {{required}}',
  activity: '排行榜积分 +{{number}}',
  until: '{{time}} 前可领取',
  ends: '{{time}} 结束',
  once: '每项一次，不限时间',
  before: { DAY: '昨日', WEEK: '上周' },
  lock: { AFTER: '完成“{{mission}}”后开放', RANK: 'VIP {{rank}} 起开放' },
  signIn: '登录即计入',
  actions: { play: '去游戏', deposit: '去存款', add: '去绑定', set: '去设置' },
  place: '第 {{place}} 名',
  places: '第 {{from}}–{{to}} 名',
  prizesOn: '奖励将于 {{time}} 发放到奖励中心',
  players_other: '{{count}} 位玩家',
  refused: {
    LOCKED: '“{{mission}}”尚未开放。',
    OPEN: '“{{mission}}”尚未完成。',
    CLAIMED: '“{{mission}}”的奖励已领取。',
    EXPIRED: '“{{mission}}”的奖励已过领取期限。',
    REVOKED: '“{{mission}}”的奖励已被收回。',
    UNKNOWN: '有一项任务已停止提供。',
  },
} satisfies TextsLike<typeof en.server>;
