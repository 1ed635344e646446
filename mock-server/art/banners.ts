import { hashSeed, Random } from '../worlds/random.ts';
import { brandHues, hsl } from './colors.ts';
import { BANNERS_PER_GROUP, type BannerForm, type BannerGroup, type Brand } from './paths.ts';
import { makePalette, Pen } from './pen.ts';
import { type Arrangement, type Cast, paintCast, type Seat } from './pictures.ts';
import { rect, Sheet, svgDocument } from './svg.ts';

const cast = (scene: Cast['scene'], ...motifs: Cast['motifs']): Cast => ({ scene, motifs });

type Casts = readonly [Cast, Cast, Cast, Cast];

const homeCasts: Record<Brand, Casts> = {
  baize: [
    cast('felt', 'croupier', 'chips', 'ace'),
    cast('bokeh', 'gemReels', 'seven', 'bell'),
    cast('embers', 'rooster', 'whiteRooster', 'trophy'),
    cast('city', 'rocket', 'chip', 'coin'),
  ],
  lotus: [
    cast('pagodas', 'wealthGod', 'envelope', 'lantern'),
    cast('bokeh', 'drawMachine', 'lotus', 'ingot'),
    cast('salon', 'dealer', 'die', 'redButterfly'),
    cast('pagodas', 'goldKoi', 'lotus', 'lantern'),
  ],
  harbor: [
    cast('seaside', 'lighthouse', 'galleon', 'pearl'),
    cast('stadium', 'football', 'trophy', 'glove'),
    cast('space', 'moon', 'owl', 'gem'),
    cast('mountains', 'compass', 'scroll', 'paperPlane'),
  ],
};

/** One cast per picture. */
const casts: Record<Exclude<BannerGroup, 'home'>, Casts> = {
  rng: [
    cast('rays', 'gemReels', 'seven', 'bell'),
    cast('desert', 'pharaoh', 'scarab', 'book'),
    cast('forest', 'tiger', 'emerald', 'parrot'),
    cast('candyland', 'candy', 'cupcake', 'strawberry'),
  ],
  live: [
    cast('salon', 'croupier', 'roulette', 'twoCards'),
    cast('theatre', 'gambler', 'whiteDie', 'chips'),
    cast('felt', 'roulette', 'blackChip', 'ace'),
    cast('salon', 'dealer', 'wheel', 'chip'),
  ],
  fish: [
    cast('reef', 'shark', 'fish', 'blueFish'),
    cast('reef', 'octopus', 'cannon', 'jellyfish'),
    cast('seaside', 'mermaid', 'trident', 'pearl'),
    cast('reef', 'redDragon', 'redFish', 'puffer'),
  ],
  pvp: [
    cast('felt', 'royal', 'chip', 'crown'),
    cast('salon', 'gambler', 'threeCards', 'chips'),
    cast('pagodas', 'tile', 'domino', 'squareCoin'),
    cast('bokeh', 'aces', 'joker', 'greenChip'),
  ],
  sports: [
    cast('stadium', 'football', 'basketball', 'trophy'),
    cast('stadium', 'trophy', 'football', 'tennis'),
    cast('rays', 'glove', 'volleyball', 'baseball'),
    cast('stadium', 'basketball', 'cricket', 'football'),
  ],
  esports: [
    cast('neonGrid', 'controller', 'headset', 'crosshair'),
    cast('space', 'headset', 'controller', 'bolt'),
    cast('city', 'robot', 'crosshair', 'trophy'),
    cast('neonGrid', 'knight', 'swords', 'darkDragon'),
  ],
  elott: [
    cast('rays', 'drawMachine', 'ball', 'clover'),
    cast('bokeh', 'ball', 'drawMachine', 'coin'),
    cast('city', 'raceCar', 'ball', 'trophy'),
    cast('space', 'wheel', 'ball', 'crown'),
  ],
  cockfight: [
    cast('embers', 'rooster', 'whiteRooster', 'flame'),
    cast('stadium', 'goldRooster', 'trophy', 'rooster'),
    cast('rays', 'darkRooster', 'rooster', 'coin'),
    cast('mesa', 'whiteRooster', 'goldRooster', 'badge'),
  ],
  promotions: [
    cast('rays', 'gift', 'coin', 'envelope'),
    cast('bokeh', 'firework', 'gift', 'crown'),
    cast('theatre', 'chest', 'gem', 'seven'),
    cast('street', 'wheel', 'gift', 'coin'),
  ],
  pointMall: [
    cast('bokeh', 'gift', 'crown', 'gem'),
    cast('rays', 'headset', 'scooter', 'gift'),
    cast('salon', 'emerald', 'ruby', 'sapphire'),
    cast('vault', 'coin', 'gift', 'key'),
  ],
  help: [
    cast('salon', 'croupier', 'headset', 'key'),
    cast('bokeh', 'headset', 'scroll', 'magnifier'),
    cast('rays', 'owl', 'book', 'magnifier'),
    cast('mountains', 'compass', 'scroll', 'key'),
  ],
  w_register: [
    cast('bokeh', 'gift', 'crown', 'chip'),
    cast('rays', 'seven', 'crown', 'ruby'),
    cast('pagodas', 'luckyCat', 'ingot', 'lantern'),
    cast('theatre', 'joker', 'ace', 'gift'),
  ],
  w_forget: [
    cast('vault', 'key', 'safe', 'scroll'),
    cast('salon', 'safe', 'key', 'compass'),
    cast('bokeh', 'magnifier', 'key', 'scroll'),
    cast('columns', 'owl', 'key', 'book'),
  ],
};

const wide: readonly Arrangement[] = [
  { hero: [1090, 236, 400], second: [836, 316, 226], third: [1330, 322, 230], look: 'glow' },
  { hero: [1216, 244, 410], second: [940, 236, 270], third: [800, 380, 150], look: 'shower' },
  { hero: [1000, 238, 400], second: [1262, 170, 240], third: [1352, 372, 176], look: 'ring' },
  { hero: [1100, 214, 360], second: [836, 250, 220], third: [1346, 236, 220], look: 'heap' },
];

const small: readonly Arrangement[] = [
  { hero: [390, 150, 272], second: [160, 196, 176], third: [624, 196, 176], look: 'glow' },
  { hero: [500, 150, 276], second: [238, 150, 186], third: [96, 234, 112], look: 'shower' },
  { hero: [300, 150, 280], second: [560, 112, 170], third: [676, 222, 120], look: 'ring' },
  { hero: [390, 138, 250], second: [148, 158, 160], third: [638, 150, 160], look: 'heap' },
];

function frameOf(brand: Brand, sheet: Sheet, seed: number) {
  const [hue, accent] = brandHues[brand];
  return { pen: new Pen(sheet, makePalette(hue, accent, 0.72)), random: new Random(seed), seed: seed % 9973 };
}

/** The cast of the first banner of home, in the middle; the lower quarter is for the brand's name. */
export function drawBrandScene(brand: Brand): string {
  const [width, height] = [1200, 630];
  const sheet = new Sheet();
  const seed = hashSeed(`scene ${brand}`) >>> 0;
  const frame = { ...frameOf(brand, sheet, seed), width, height, ground: 440, foot: 520 };
  return svgDocument('', width, height, sheet, paintCast(frame, homeCasts[brand][0], middle));
}

const middle: Arrangement = { hero: [600, 266, 410], second: [268, 316, 280], third: [932, 316, 280], look: 'shower' };

/** Motifs are not mirrored: some have letters and digits. */
function mirrored({ hero, second, third, look }: Arrangement, width: number): Arrangement {
  const across = ([x, y, h]: Seat): Seat => [width - x, y, h];
  return { hero: across(hero), second: across(second), third: across(third), look };
}

/** The text side is dark, except in the open form. */
export function drawBanner(brand: Brand, group: BannerGroup, picture: number, form: BannerForm): string | null {
  const index = picture - 1;
  const isSmall = form === 'small';
  const [who, how] = [(group === 'home' ? homeCasts[brand] : casts[group])[index], (isSmall ? small : wide)[index]];
  if (picture > BANNERS_PER_GROUP || !who || !how) return null;
  const [width, height] = isSmall ? [780, 520] : [1440, 480];
  const seed = hashSeed(`banner ${brand} ${group} ${picture}`) >>> 0;
  const sheet = new Sheet();
  const frame = {
    ...frameOf(brand, sheet, seed),
    width,
    height,
    ground: isSmall ? 250 : 372,
    foot: isSmall ? 316 : 488,
  };
  const dark = hsl(brandHues[brand][0], 62, 8);
  const stops = isSmall
    ? [`${dark}|0|0`, `${dark}|0|34`, `${dark}|0.93|54`, `${dark}|0.97|100`]
    : [`${dark}|0.95|0`, `${dark}|0.9|46`, `${dark}|0.5|56`, `${dark}|0|68`, `${dark}|0|100`];
  const isMirrored = form === 'mirrored';
  const calm =
    form === 'open' ? '' : rect(0, 0, width, height, sheet.linear(stops, isSmall ? 90 : isMirrored ? 180 : 0));
  return svgDocument('', width, height, sheet, paintCast(frame, who, isMirrored ? mirrored(how, width) : how) + calm);
}
