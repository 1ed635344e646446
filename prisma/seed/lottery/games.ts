import type { eLotteryTitles } from '../../../mock-server/catalogue/titles/e-lotteries.ts';
import type { lotteryTitles } from '../../../mock-server/catalogue/titles/lotteries.ts';

type TitleOf<
  Titles extends Record<string, readonly { EN: string }[]>,
  Vendor extends keyof Titles,
> = Titles[Vendor][number]['EN'];

export type Drawn = readonly [family: string, grid: string];

const SSC = (grid: string): Drawn => ['SSC', grid];
const K3 = (grid: string): Drawn => ['K3', grid];
const PK10 = (grid: string): Drawn => ['PK10', grid];
const PC28 = (grid: string): Drawn => ['PC28', grid];
const ELEVEN = (grid: string): Drawn => ['11X5', grid];
const MARK6 = (grid: string): Drawn => ['MARK6', grid];
const FOUR = (grid: string): Drawn => ['4D', grid];
const THAI = (grid: string): Drawn => ['THAI', grid];
const north = (...days: number[]): Drawn => ['VN_NORTH', `north:${days.join()}`];
const south = (...days: number[]): Drawn => ['VN_SOUTH', `south:${days.join()}`];
const central = (...days: number[]): Drawn => ['VN_SOUTH', `central:${days.join()}`];

/** By English title. Weekdays count from Sunday 0 (lottery.md, Vietnam). */
export const drawnGames = {
  LOTT: {
    'Classic Five Star': SSC('ssc'),
    'Classic Three Digit': PC28('pc28'),
    'Classic Row of Five': SSC('ssc'),
    'Eleven Pick Five East': ELEVEN('elevenFive'),
    'Eleven Pick Five South': ELEVEN('elevenFive'),
    'Eleven Pick Five River': ELEVEN('elevenFive'),
    'Quick Three Lakeside': K3('k3'),
    'Quick Three Hillside': K3('k3'),
    'Racing Ten Capital': PK10('pk10'),
    'Lucky Flying Boat': PK10('pk10'),
    'Racing Ten Harvest': PK10('pk10'),
    'Mark Six Classic': MARK6('markSix'),
    'Lucky 28 Evening': PC28('pc28'),
    'Seven Colour Ball': MARK6('markSix'),
  } satisfies Record<TitleOf<typeof lotteryTitles, 'LOTT'>, Drawn>,
  TCG_LOTTO_VN: {
    'Hanoi Northern Draw': north(1, 4),
    'Quang Ninh Northern Draw': north(2),
    'Bac Ninh Northern Draw': north(3),
    'Hai Phong Northern Draw': north(5),
    'Nam Dinh Northern Draw': north(6),
    'Thai Binh Northern Draw': north(0),
    'Ho Chi Minh City Lottery': south(1, 6),
    'Dong Thap Lottery': south(1),
    'Ca Mau Lottery': south(1),
    'Ben Tre Lottery': south(2),
    'Vung Tau Lottery': south(2),
    'Bac Lieu Lottery': south(2),
    'Dong Nai Lottery': south(3),
    'Can Tho Lottery': south(3),
    'Soc Trang Lottery': south(3),
    'Tay Ninh Lottery': south(4),
    'An Giang Lottery': south(4),
    'Binh Thuan Lottery': south(4),
    'Vinh Long Lottery': south(5),
    'Binh Duong Lottery': south(5),
    'Tra Vinh Lottery': south(5),
    'Long An Lottery': south(6),
    'Hau Giang Lottery': south(6),
    'Binh Phuoc Lottery': south(6),
    'Tien Giang Lottery': south(0),
    'Kien Giang Lottery': south(0),
    'Da Lat Lottery': south(0),
    'Phu Yen Lottery': central(1),
    'Hue Lottery': central(0, 1),
    'Dak Lak Lottery': central(2),
    'Quang Nam Lottery': central(2),
    'Da Nang Lottery': central(3, 6),
    'Khanh Hoa Lottery': central(0, 3),
    'Binh Dinh Lottery': central(4),
    'Quang Tri Lottery': central(4),
    'Quang Binh Lottery': central(4),
    'Gia Lai Lottery': central(5),
    'Ninh Thuan Lottery': central(5),
    'Quang Ngai Lottery': central(6),
    'Dak Nong Lottery': central(6),
    'Kon Tum Lottery': central(0),
  } satisfies Record<TitleOf<typeof lotteryTitles, 'TCG_LOTTO_VN'>, Drawn>,
  ELOTT: {
    'One Minute Lotto': SSC('house1'),
    'Three Minute Lotto': SSC('house3'),
    'Five Minute Lotto': SSC('house5'),
    'Ten Minute Lotto': SSC('house10'),
    'Blitz 30 Seconds': SSC('houseHalf'),
    'Quick Three One Minute': K3('house1'),
    'Quick Three Three Minutes': K3('house3'),
    'Quick Three Five Minutes': K3('house5'),
    'Racing Ten One Minute': PK10('house1'),
    'Racing Ten Five Minutes': PK10('house5'),
    'Flying Boat One Minute': PK10('house1'),
    'Flying Boat Five Minutes': PK10('house5'),
    'Eleven Pick Five Express': ELEVEN('house1'),
    'Eleven Pick Five Relay': ELEVEN('house5'),
    'Lucky 28 Moon': PC28('house1'),
    'Lucky 28 Sun': PC28('house3'),
    'Mark Six Minute': MARK6('house1'),
    'Mark Six Five Minutes': MARK6('house5'),
    'Racing Ten Farm': PK10('house3'),
    'Lucky 28 Star': PC28('house5'),
    'Color Wheel Minute': PC28('house1'),
    'Win Go Colours 30': PC28('houseHalf'),
    'Win Go Colours 60': PC28('house1'),
    'Four Digit Minute': FOUR('house1'),
    'Three Digit Minute': PC28('house1'),
    'Dice Sum Derby': K3('house3'),
    'Zodiac Minute Draw': MARK6('house1'),
    'Night Owl Lotto': SSC('house5'),
  } satisfies Record<TitleOf<typeof eLotteryTitles, 'ELOTT'>, Drawn>,
  TCG_SEA: {
    'Manila Three Digit': THAI('evening'),
    'Cebu Two Digit Express': THAI('house5'),
    'Davao Pick Four': FOUR('evening'),
    'Baguio Pine Six': MARK6('evening'),
    'Luzon Six of Forty-Nine': MARK6('evening'),
    'Bangkok Two Up': THAI('thai'),
    'Bangkok Five Minute': THAI('house5'),
    'Chiang Mai Three Straight': THAI('thai'),
    'Yi Ki Daily Rounds': THAI('house10'),
    'Vientiane Lotto Plus': THAI('evening'),
    'Vientiane Ten Minute': THAI('house10'),
    'Hanoi Minute Draw': THAI('house1'),
    'Hanoi Special Evening': THAI('evening'),
    'Saigon Five Minute': THAI('house5'),
    'Singapore Four Digit Fast': FOUR('house3'),
    'Kuala Lumpur Four Digit': FOUR('fourD'),
    'Jakarta Four Digit': FOUR('evening'),
    'Surabaya Two Digit': THAI('evening'),
    'Phnom Penh Lucky Draw': THAI('evening'),
    'Yangon Two Digit': THAI('evening'),
  } satisfies Record<TitleOf<typeof eLotteryTitles, 'TCG_SEA'>, Drawn>,
} as const;

/** In order of the home page. */
export const POPULAR = [
  'One Minute Lotto',
  'Quick Three One Minute',
  'Racing Ten One Minute',
  'Lucky 28 Moon',
  'Classic Five Star',
  'Mark Six Classic',
  'Hanoi Northern Draw',
  'Ho Chi Minh City Lottery',
  'Kuala Lumpur Four Digit',
  'Bangkok Two Up',
  'Eleven Pick Five Express',
  'Blitz 30 Seconds',
  'Bangkok Five Minute',
  'Yi Ki Daily Rounds',
  'Can Tho Lottery',
  'Da Nang Lottery',
] as const;
