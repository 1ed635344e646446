export const page = {
  title: 'Cược mới nhất',
  text: 'Các cược vừa có kết quả. Tên người chơi được che.',
  empty: 'Chưa có cược',
  emptyMine: 'Bạn chưa có cược nào có kết quả',
  win: 'Thắng',
  bet: 'Cược {{amount}}',
  shown: 'Cược của bạn hiện ở đây với tên được che.',
  hidden: 'Cược của bạn không hiện ở đây.',
  hide: 'Ẩn cược của tôi',
  show: 'Hiện cược của tôi',
  error: 'Chưa thay đổi',
};

/** View models carry these texts. */
export const server = {
  kinds: { all: 'Tất cả', high: 'Cược lớn', mine: 'Của tôi' },
  toasts: { shown: 'Cược của bạn được hiện', hidden: 'Cược của bạn đã ẩn' },
};
