import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  title: 'Nhiệm vụ',
  tabs: { DAY: 'Hôm nay', WEEK: 'Tuần này', ONCE: 'Một lần', board: 'Bảng xếp hạng' },
  summary: {
    claimable_other: '{{count}} phần thưởng chờ nhận',
    none: 'Chưa có thưởng để nhận',
    noneText: 'Hoàn thành một nhiệm vụ, phần thưởng sẽ chờ bạn tại đây.',
    next: 'Sắp hoàn thành',
    claimAll: 'Nhận tất cả',
  },
  claim: 'Nhận thưởng',
  claimNamed: 'Nhận thưởng: {{name}}',
  states: { CLAIMED: 'Đã nhận', EXPIRED: 'Đã hết hạn', REVOKED: 'Đã thu hồi' },
  empty: 'Hiện không có nhiệm vụ nào',
  emptyText: 'Ngày mai sẽ có nhiệm vụ mới.',
  board: {
    periods: { WEEK: 'Tuần này', MONTH: 'Tháng này' },
    text: 'Mỗi nhiệm vụ bạn nhận thưởng sẽ cộng điểm xếp hạng. Nếu bằng điểm, ai đạt trước xếp trên.',
    players: 'Người chơi',
    you: 'Bạn',
    none: 'Bạn chưa có điểm xếp hạng: nhận thưởng một nhiệm vụ để lên bảng.',
    empty: 'Chưa ai có điểm xếp hạng',
    emptyText: 'Nhận thưởng một nhiệm vụ là bạn dẫn đầu.',
    prizes: 'Giải thưởng',
  },
  error: 'Có phần thưởng chưa nhận được',
} satisfies TextsLike<typeof en.page>;

export const server = {
  progress: '{{done}}/{{required}}',
  activity: '+{{number}} điểm xếp hạng',
  until: 'Hạn nhận: {{time}}',
  ends: 'Diễn ra đến {{time}}',
  once: 'Mỗi nhiệm vụ một lần, không giới hạn thời gian',
  before: { DAY: 'Hôm qua', WEEK: 'Tuần trước' },
  lock: { AFTER: 'Mở sau khi xong “{{mission}}”', RANK: 'Mở từ VIP {{rank}}' },
  signIn: 'Tính khi bạn đăng nhập',
  actions: { play: 'Chơi ngay', deposit: 'Nạp tiền', add: 'Thêm', set: 'Đặt' },
  place: 'Hạng {{place}}',
  places: 'Hạng {{from}}–{{to}}',
  prizesOn: 'Giải thưởng vào trung tâm phần thưởng lúc {{time}}',
  players_other: '{{count}} người chơi',
  refused: {
    LOCKED: '“{{mission}}” chưa mở.',
    OPEN: '“{{mission}}” chưa hoàn thành.',
    CLAIMED: '“{{mission}}” đã được nhận.',
    EXPIRED: '“{{mission}}” đã quá hạn nhận.',
    REVOKED: 'Phần thưởng của “{{mission}}” đã bị thu hồi.',
    UNKNOWN: 'Có nhiệm vụ không còn nữa.',
  },
} satisfies TextsLike<typeof en.server>;
