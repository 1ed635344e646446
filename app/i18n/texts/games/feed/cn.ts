export const page = {
  title: '最新注单',
  text: '本站最近结算的注单。玩家名称已隐藏。',
  empty: '暂无注单',
  emptyMine: '您还没有已结算的注单',
  win: '赢得',
  bet: '投注 {{amount}}',
  shown: '您的注单会以隐藏名称显示在这里。',
  hidden: '您的注单不会显示在这里。',
  hide: '不再显示',
  show: '显示我的注单',
  error: '未能更改',
};

/** View models carry these texts. */
export const server = {
  kinds: { all: '全部', high: '大额', mine: '我的' },
  toasts: { shown: '您的注单会显示', hidden: '您的注单不再显示' },
};
