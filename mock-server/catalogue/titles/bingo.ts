import type { TitlePair } from './title.ts';

/** Classify BG. */
export const bingoTitles = [
  ['Bingo Barangay', '邻里宾果'],
  ['Bingo Balikbayan Box', '归乡箱宾果'],
  ['Bingo Jeepney Stop', '吉普尼站宾果'],
  ['Bingo Sari-Sari Store', '杂货店宾果'],
  ['Bingo Halo-Halo', '刨冰宾果'],
  ['Bingo Coconut Grove', '椰林宾果'],
  ['Bingo Karaoke Night', '卡拉OK夜宾果'],
  ['Bingo Lechon Friday', '烤猪星期五宾果'],
  ['Bingo Sampaguita', '茉莉宾果'],
  ['Bingo Parol Lane', '星灯巷宾果'],
  ['Bingo Pearl Bay', '珍珠湾宾果'],
  ['Bingo Town Hall', '市政厅宾果'],
  ['Bingo Turbo', '极速宾果'],
  ['Bingo Corner Street', '街角宾果'],
  ['Bingo Lightning Bay', '闪电湾宾果'],
  ['Bingo Tarsier Trees', '眼镜猴宾果'],
  ['Bingo Carabao Club', '水牛俱乐部宾果'],
  ['Bingo Typhoon Drums', '台风鼓宾果'],
  ['Bingo Mango Merienda', '芒果下午茶宾果'],
  ['Bingo Moonrise', '月升宾果'],
  ['Bingo Pirates of Siargao', '海盗岛宾果'],
  ['Bingo Candy Counter', '糖果柜台宾果'],
] as const satisfies readonly TitlePair[];
