import type en from '../en/games.ts';
import type { TextsLike } from '../like.ts';

export default {
  count_other: '{{total}} 款游戏',
  moreFrom: '更多{{vendor}}游戏',
  hot: '热门',
  new: '新',
  jackpot: '奖池',
  minBetFrom: '{{amount}} 起',
  row: {
    previous: '上一组游戏',
    next: '更多游戏',
  },
  jackpotPanel: {
    title: '累积奖池',
    text: '所有奖池电子游戏，共享同一个大奖',
    play: '玩奖池电子游戏',
  },
  winners: {
    title: '中奖榜',
    label: '最新中奖',
    pause: '停止滚动榜单',
    play: '滚动榜单',
    empty: '暂时还没有中奖记录，下一个也许就是你。',
  },
  vendors: {
    label: '游戏厂商',
    all: '全部厂商',
    previous: '上一组厂商',
    next: '更多厂商',
  },
  tabs: {
    label: '游戏列表',
    all: '全部游戏',
    hot: '热门游戏',
  },
  filters: {
    label: '筛选游戏',
    classification: '类型',
    allClassifications: '全部类型',
    name: '游戏名称',
    namePlaceholder: '搜索游戏',
    minBet: '最低投注',
    anyBet: '不限投注',
    submit: '搜索',
    reset: '清除筛选',
  },
  results: '游戏',
  loading: '正在加载游戏',
  empty: {
    title: '没有符合条件的游戏',
    text: '换个名称试试，或清除筛选查看全部。',
    reset: '显示全部游戏',
  },
} satisfies TextsLike<typeof en>;
