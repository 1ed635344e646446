import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: '奖励中心',
    claim: '领取',
    claimAll: '全部领取',
    error: '未能领取',
    freeRounds: '免费旋转',
    play: '开始',
    rollovers: '查看剩余流水',
    toPromotions: '查看优惠活动',
    empty: {
      claimable: '暂无可领取的奖励',
      wagering: '没有进行中的流水',
      claimed: '还没有领取过奖励',
      expired: '没有过期的奖励',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: '可领取',
    wagering: '进行中',
    claimed: '已领取',
    expired: '已过期',
  },
  sources: {
    PROMOTION: '优惠活动',
    CASHBACK: '返现',
    MISSION: '任务',
    RANK: 'VIP',
    REFERRAL: '邀请好友',
    RAFFLE: '抽奖',
    TOURNAMENT: '锦标赛',
    POINTS: '积分商城',
    OFFICE: '赠礼',
  },
  points_other: '{{number}} 积分',
  tickets_other: '{{number}} 张抽奖券',
  freeRounds_other: '{{number}} 次免费旋转',
  onGame: '{{game}}，每次投注 {{stake}}',
  playWithin_other: '领取后 {{count}} 天内玩完',
  freeWins: '赢得的金额可立即提款',
  freeWinsWagered: '赢得的金额一次到账，完成 {{times}} 倍流水后可提款',
  freeWon: '免费旋转共赢得 {{amount}}',
  left: '剩余 {{left}}/{{rounds}} 次',
  playUntil: '{{time}} 前有效',
  wonSoFar: '已赢 {{amount}}',
  credit: '{{amount}}（{{times}} 倍流水）',
  claimBy: '{{time}}前领取',
  claimedAt: '{{time}}已领取',
  expiredAt: '{{time}}已过期',
  free: '可直接提款',
  wager: '完成流水 {{required}} 后可提款',
  wagerWithin_other: '领取后 {{count}} 天内完成流水 {{required}} 方可提款，逾期收回',
  wagered: '流水 {{done}} / {{required}}',
  wagerBy: '{{time}}前完成流水',
  refused: '{{title}}：{{reason}}',
  reasons: {
    CLAIMED: '此奖励已领取。',
    EXPIRED: '已过领取期限。',
    PENDING: '尚未到领取时间。',
    REVOKED: '此奖励已被收回，详情请咨询客服。',
    UNKNOWN: '该奖励已不存在。',
  },
  toasts: {
    claimed: '已领取 {{worth}}：{{title}}',
    claimedSeveral: '已领取 {{count}} 份奖励：{{worth}}',
    refused: '未领取。{{reasons}}',
  },
} satisfies TextsLike<typeof en.server>;
