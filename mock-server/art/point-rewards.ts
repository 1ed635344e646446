import { hashSeed, Random } from '../worlds/random.ts';
import type { MotifName } from './motifs/library.ts';
import { makePalette, Pen } from './pen.ts';
import { type Arrangement, type Cast, paintCast } from './pictures.ts';
import type { SceneName } from './scenes/scenes.ts';
import { Sheet, svgDocument } from './svg.ts';

const show = (hue: number, scene: SceneName, hero: MotifName, second: MotifName, third: MotifName) => ({
  hue,
  cast: { scene, motifs: [hero, second, third] } satisfies Cast,
});

/** Drawings of the points mall, by picture. */
const goods: Readonly<Record<string, ReturnType<typeof show>>> = {
  'credit-1': show(150, 'rays', 'coin', 'squareCoin', 'clover'),
  'credit-2': show(205, 'rays', 'squareCoin', 'coin', 'envelope'),
  'credit-3': show(12, 'rays', 'envelope', 'coin', 'crownCoin'),
  'credit-4': show(265, 'rays', 'crownCoin', 'silverCoin', 'coin'),
  'credit-5': show(320, 'bokeh', 'pot', 'coin', 'gem'),
  'credit-6': show(185, 'bokeh', 'chest', 'ruby', 'coin'),
  'credit-7': show(230, 'vault', 'goldBars', 'coin', 'sapphire'),
  'credit-8': show(350, 'theatre', 'crown', 'goldBars', 'ruby'),
  'free-rounds': show(275, 'rays', 'clover', 'coin', 'gem'),
  headset: show(250, 'neonGrid', 'headset', 'controller', 'musicNote'),
  controller: show(195, 'neonGrid', 'controller', 'headset', 'rocket'),
  karaoke: show(310, 'theatre', 'microphone', 'musicNote', 'jukebox'),
  umbrella: show(210, 'street', 'umbrella', 'balloon', 'kite'),
  poker: show(155, 'felt', 'chip', 'ace', 'blueChip'),
  mahjong: show(130, 'felt', 'tile', 'die', 'domino'),
  cards: show(5, 'salon', 'royal', 'ace', 'chip'),
  guitar: show(30, 'theatre', 'guitar', 'musicNote', 'drum'),
  gold: show(45, 'vault', 'ingot', 'coin', 'goldBars'),
  scooter: show(180, 'city', 'scooter', 'key', 'badge'),
  tea: show(85, 'meadow', 'teapot', 'greenTea', 'blossom'),
  'lucky-cat': show(0, 'pagodas', 'luckyCat', 'lantern', 'envelope'),
  safe: show(220, 'columns', 'safe', 'key', 'coin'),
  basketball: show(25, 'stadium', 'basketball', 'trophy', 'badge'),
  jeepney: show(200, 'street', 'jeepney', 'marigold', 'sunflower'),
  pearl: show(190, 'reef', 'pearl', 'starfish', 'seahorse'),
  football: show(140, 'stadium', 'football', 'trophy', 'badge'),
  lantern: show(355, 'pagodas', 'lantern', 'lotus', 'blossom'),
  jade: show(150, 'columns', 'jade', 'lotus', 'emerald'),
  'tuk-tuk': show(215, 'street', 'tukTuk', 'marigold', 'lotus'),
  elephant: show(100, 'forest', 'elephant', 'lotus', 'coconut'),
};

const ACCENT = 45;
const arrangements: readonly Arrangement[] = [
  { hero: [240, 176, 258], second: [78, 222, 120], third: [404, 222, 120], look: 'glow' },
  { hero: [240, 178, 252], second: [86, 212, 124], third: [398, 218, 112], look: 'ring' },
];

/** Returns null for an unknown picture. */
export function drawPointReward(picture: string): string | null {
  if (!Object.hasOwn(goods, picture)) return null;
  const { hue, cast } = goods[picture] as ReturnType<typeof show>;
  const seed = hashSeed(`reward ${picture}`) >>> 0;
  const random = new Random(seed);
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(hue, ACCENT, 0.85));
  const frame = { pen, random, seed: seed % 9973, width: 480, height: 360, ground: 276, foot: 368 };
  return svgDocument('', 480, 360, sheet, paintCast(frame, cast, random.pick(arrangements)));
}
