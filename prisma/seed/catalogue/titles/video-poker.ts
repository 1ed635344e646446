import type { TitlePair } from './title.ts';

/** Video poker (classify VP). */
export const videoPokerTitles = [
  ['Jacks Along the Avenue', '大道杰克高手'],
  ['Tens Will Do', '十点即可'],
  ['Deuces on Holiday', '百变二度假'],
  ['Joker at the Diner', '餐车小丑扑克'],
  ['Aces After Eight', '八点后的王牌'],
  ['Double Bonus Dispatch', '双倍奖金快报'],
  ['Double Double Espresso', '双双浓缩扑克'],
  ['Royal Draw Rotunda', '皇家抽牌厅'],
  ['All American Lunchbox', '同花便当扑克'],
  ['Five Hand Fandango', '五手扑克狂欢'],
  ['Ten Hand Terrace', '十手露台扑克'],
  ['Fifty Hand Freight', '五十手货运扑克'],
  ['Kings and Better Days', '国王好日子'],
  ['Pick a Pair Parlour', '选对扑克厅'],
  ['Wild Deuce Woodshed', '百变二木屋'],
  ['Faces Only Please', '人头牌优先'],
  ['Straight Flush Flight', '同花顺航班'],
  ['Pyramid of Jacks', '杰克金字塔'],
  ['Loose Lucky Deuces', '宽松幸运二'],
  ['Seven Stud Silhouette', '七张梭哈剪影'],
  ['Bonus Poker Bungalow', '奖金扑克小屋'],
  ['Super Aces Slipstream', '超级王牌气流'],
  ['Video Poker Velvet', '丝绒电动扑克'],
  ['Joker Draw Junction', '小丑换牌站'],
] as const satisfies readonly TitlePair[];
