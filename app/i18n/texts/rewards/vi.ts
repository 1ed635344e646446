import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  page: {
    title: 'Trung tâm phần thưởng',
    claim: 'Nhận thưởng',
    claimAll: 'Nhận tất cả',
    error: 'Chưa nhận được',
    freeRounds: 'Lượt quay miễn phí',
    play: 'Chơi',
    rollovers: 'Xem vòng cược còn lại',
    toPromotions: 'Xem khuyến mãi',
    empty: {
      claimable: 'Chưa có gì để nhận',
      wagering: 'Không có phần thưởng nào đang chạy vòng cược',
      claimed: 'Bạn chưa nhận phần thưởng nào',
      expired: 'Không có phần thưởng hết hạn',
    },
  },
} satisfies TextsLike<typeof en.page>;

export const server = {
  lists: {
    claimable: 'Chờ nhận',
    wagering: 'Vòng cược',
    claimed: 'Đã nhận',
    expired: 'Hết hạn',
  },
  sources: {
    PROMOTION: 'Khuyến mãi',
    CASHBACK: 'Hoàn tiền',
    MISSION: 'Nhiệm vụ',
    RANK: 'VIP',
    REFERRAL: 'Giới thiệu bạn',
    RAFFLE: 'Vòng quay',
    TOURNAMENT: 'Giải đấu',
    POINTS: 'Cửa hàng điểm',
    OFFICE: 'Quà tặng',
  },
  points_other: '{{number}} điểm',
  tickets_other: '{{number}} vé quay',
  freeRounds_other: '{{number}} lượt quay miễn phí',
  onGame: '{{game}}, mỗi lượt {{stake}}',
  playWithin_other: 'Chơi trong {{count}} ngày kể từ khi nhận',
  freeWins: 'Tiền thắng rút được ngay',
  freeWinsWagered: 'Tiền thắng vào một lần: cược {{times}} vòng trước khi rút',
  freeWon: 'Các lượt quay đã thắng {{amount}}',
  left: 'Còn {{left}}/{{rounds}} lượt',
  playUntil: 'Đến {{time}}',
  wonSoFar: 'Đã thắng {{amount}}',
  credit: '{{amount}} ({{times}} vòng cược)',
  claimBy: 'Hạn nhận: {{time}}',
  claimedAt: 'Đã nhận {{time}}',
  expiredAt: 'Hết hạn {{time}}',
  free: 'Rút được ngay',
  wager: 'Cược {{required}} trước khi rút',
  wagerWithin_other: 'Cược {{required}} trong {{count}} ngày sau khi nhận rồi mới rút',
  wagered: 'Đã cược {{done}} / {{required}}',
  wagerBy: 'Hạn hoàn thành vòng cược: {{time}}',
  refused: '{{title}}: {{reason}}',
  reasons: {
    CLAIMED: 'Phần thưởng này đã được nhận.',
    EXPIRED: 'Đã quá hạn nhận.',
    PENDING: 'Chưa đến lúc nhận.',
    REVOKED: 'Phần thưởng này đã bị thu hồi. Hãy hỏi chăm sóc khách hàng.',
    UNKNOWN: 'Phần thưởng này không còn nữa.',
  },
  toasts: {
    claimed: 'Đã nhận {{worth}}: {{title}}',
    claimedSeveral: 'Đã nhận {{count}} phần thưởng: {{worth}}',
    refused: 'Chưa nhận được. {{reasons}}',
  },
} satisfies TextsLike<typeof en.server>;
