import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '邀请好友',
  text: '分享您的邀请码或链接。好友通过它注册后，每完成一步，双方都有奖励。',
  code: '您的邀请码',
  link: '您的链接',
  copy: '复制',
  copied: '已复制',
  share: '分享',
  qr: '您链接的二维码',
  scan: '好友可在此扫码。',
  totals: { friends: '好友', credit: '已得彩金', points: '已得积分' },
  steps: '奖励规则',
  you: '您获得',
  friend: '好友获得',
  records: '您的好友',
  empty: '还没有人通过您的邀请码注册',
  emptyText: '把链接发给好友，马上开始。',
  note: '奖励请到奖励中心领取。您自己的第二个账户不计。',
  states: { OPEN: '未完成', REACHED: '已完成', REVIEW: '审核中', MISSED: '未达成' },
  short: { REGISTER: '注册', DEPOSIT: '首存', TURNOVER: '流水' },
} satisfies TextsLike<typeof en.page>;

export const server = {
  invitation: '来 {{brand}} 和我一起玩：你我都有奖励。',
  invited: '好友邀请了您，您将获得：',
  tiers: {
    REGISTER: '注册并验证手机号或邮箱',
    DEPOSIT: '首次存款满 {{amount}}',
    TURNOVER: '前 30 天流水满 {{amount}}',
  },
  reached_other: '已有 {{count}} 位好友完成',
  joined: '{{time}} 注册',
} satisfies TextsLike<typeof en.server>;
