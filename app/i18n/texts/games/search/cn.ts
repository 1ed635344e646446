import type { TextsLike } from '../../like.ts';
import type * as en from './en.ts';

export const page = {
  title: '搜索',
  label: '搜索游戏、优惠、帮助和页面',
  placeholder: '游戏、优惠、问题…',
  submit: '搜索',
  resultsFor: '“{{query}}”的搜索结果',
  results: '搜索结果',
  count_other: '{{total}} 个结果',
  games: '游戏',
  lotteries: '彩票',
  promotions: '优惠活动',
  help: '帮助',
  vendors: '厂商',
  pages: '页面',
  hot: '热门游戏',
  all: '查看全部 {{total}} 个结果',
  empty: '没有找到“{{query}}”',
  emptyText: '请检查输入，减少关键词，或从热门游戏开始。',
} satisfies TextsLike<typeof en.page>;
