import type { TitlePair } from './title.ts';

/** Classify VP. */
export const videoPokerTitles = [
  ['Jacks Along the Avenue', '大道杰克高手'],
  ['Jacks Will Do', '杰克即可'],
  ['Jacks on Holiday', '杰克假日扑克'],
  ['Jacks at the Diner', '餐车杰克扑克'],
  ['Jacks After Eight', '八点后的杰克'],
  ['Jacks Dispatch', '杰克快报扑克'],
  ['Espresso Jacks', '浓缩杰克扑克'],
  ['Royal Draw Rotunda', '皇家抽牌厅'],
  ['Poker Lunchbox', '便当扑克'],
  ['Fandango Jacks', '狂欢杰克扑克'],
  ['Terrace Jacks', '露台杰克扑克'],
  ['Freight Train Jacks', '货运杰克扑克'],
  ['Jacks and Better Days', '杰克好日子'],
  ['Jacks Parlour', '杰克扑克厅'],
  ['Woodshed Jacks', '木屋杰克扑克'],
  ['Jacks Only Please', '杰克优先扑克'],
  ['Straight Flush Flight', '同花顺航班'],
  ['Pyramid of Jacks', '杰克金字塔'],
  ['Loose Lucky Jacks', '宽松幸运杰克'],
  ['Silhouette Draw Poker', '剪影换牌扑克'],
  ['Draw Poker Bungalow', '换牌扑克小屋'],
  ['Slipstream Jacks', '气流杰克扑克'],
  ['Video Poker Velvet', '丝绒电动扑克'],
  ['Jacks Draw Junction', '杰克换牌站'],
] as const satisfies readonly TitlePair[];
