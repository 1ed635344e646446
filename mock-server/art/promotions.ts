import { hashSeed, Random } from '../worlds/random.ts';
import { makePalette, Pen } from './pen.ts';
import { type Arrangement, type Cast, paintCast } from './pictures.ts';
import { Sheet, svgDocument } from './svg.ts';

type Idea = readonly [words: RegExp, hue: number, accent: number, cast: Cast];

const ideas: readonly Idea[] = [
  [/cash-?back|rebate/, 150, 45, { scene: 'rays', motifs: ['coin', 'goldBars', 'squareCoin'] }],
  [/welcome|first|register|sign-?up/, 285, 45, { scene: 'theatre', motifs: ['gift', 'crown', 'envelope'] }],
  [/reload|deposit|top-?up/, 212, 40, { scene: 'vault', motifs: ['chest', 'coin', 'chip'] }],
  [/vip|rank|upgrade|loyal/, 272, 45, { scene: 'columns', motifs: ['crown', 'gem', 'ruby'] }],
  [/sport|football|parlay|match/, 140, 30, { scene: 'stadium', motifs: ['football', 'trophy', 'basketball'] }],
  [/esport|arena/, 260, 185, { scene: 'neonGrid', motifs: ['controller', 'headset', 'trophy'] }],
  [/live|dealer|baccarat|roulette/, 350, 45, { scene: 'salon', motifs: ['croupier', 'roulette', 'twoCards'] }],
  [/referr?al|friend|invite|agent/, 195, 325, { scene: 'bokeh', motifs: ['luckyCat', 'envelope', 'gift'] }],
  [/mission|task|check-?in|daily/, 225, 45, { scene: 'mountains', motifs: ['scroll', 'compass', 'badge'] }],
  [/birthday|anniversary/, 325, 45, { scene: 'candyland', motifs: ['cupcake', 'gift', 'balloon'] }],
  [/free-?spin|spin|slot/, 15, 45, { scene: 'rays', motifs: ['gemReels', 'seven', 'bell'] }],
  [/jackpot|prize|tournament|race/, 345, 45, { scene: 'embers', motifs: ['trophy', 'seven', 'goldBars'] }],
  [/lott|keno|draw|ball/, 205, 45, { scene: 'burst', motifs: ['drawMachine', 'ball', 'clover'] }],
  [/fish|hunt|ocean/, 200, 40, { scene: 'reef', motifs: ['shark', 'fish', 'trident'] }],
  [/cock|sabong/, 12, 45, { scene: 'embers', motifs: ['rooster', 'goldRooster', 'trophy'] }],
  [/card|pvp|poker|table/, 158, 45, { scene: 'felt', motifs: ['royal', 'chip', 'crown'] }],
  [
    /lunar|new-?year|fortune|festival|lucky|red/,
    355,
    45,
    { scene: 'pagodas', motifs: ['wealthGod', 'envelope', 'lantern'] },
  ],
  [/christmas|winter|holiday/, 205, 350, { scene: 'winter', motifs: ['santa', 'gift', 'firTree'] }],
  [/app|mobile|download/, 235, 320, { scene: 'city', motifs: ['rocket', 'controller', 'coin'] }],
  [/weekend|night|happy|hour/, 300, 45, { scene: 'street', motifs: ['clock', 'cocktail', 'firework'] }],
  [/point|mall|shop|redeem/, 45, 320, { scene: 'bokeh', motifs: ['gift', 'gem', 'crownCoin'] }],
];

const anything: Idea = [/^/, 28, 45, { scene: 'bokeh', motifs: ['gift', 'coin', 'chip'] }];

const arrangements: readonly Arrangement[] = [
  { hero: [320, 176, 270], second: [122, 196, 168], third: [522, 198, 168], look: 'shower' },
  { hero: [320, 160, 254], second: [114, 158, 160], third: [530, 158, 160], look: 'heap' },
  { hero: [320, 178, 292], second: [104, 208, 150], third: [538, 208, 150], look: 'ring' },
];

/** Every code of letters, digits and dashes has a picture. */
export function drawPromotion(code: string): string {
  const [, hue, accent, cast] = ideas.find(([words]) => words.test(code)) ?? anything;
  const seed = hashSeed(`promotion ${code}`) >>> 0;
  const random = new Random(seed);
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(hue + random.int(-10, 10), accent, 0.85));
  const frame = { pen, random, seed: seed % 9973, width: 640, height: 360, ground: 276, foot: 368 };
  return svgDocument('', 640, 360, sheet, paintCast(frame, cast, random.pick(arrangements)));
}
