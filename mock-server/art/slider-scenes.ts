import type { Random } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import type { MotifName } from './motifs/library.ts';
import { makePalette, Pen } from './pen.ts';
import { type Arrangement, paintCast, type Seat } from './pictures.ts';
import type { SceneName } from './scenes/scenes.ts';
import { between } from './scenes/stage.ts';
import { circle, group, line, type Sheet, star4 } from './svg.ts';

/** Twice the size of the picture: the scale of scenes and motifs. */
const WIDTH = 640;
const HEIGHT = 320;

interface Theme {
  readonly scenes: readonly SceneName[];
  readonly motifs: readonly MotifName[];
}

const themes: readonly Theme[] = [
  { scenes: ['felt', 'salon'], motifs: ['chips', 'roulette', 'twoCards', 'aces', 'royal', 'die', 'blackChip', 'chip'] },
  { scenes: ['woodcut', 'seaside'], motifs: ['koi', 'goldKoi', 'lotus', 'crane', 'turtle', 'goldfish', 'fan'] },
  { scenes: ['pagodas', 'street'], motifs: ['lantern', 'luckyCat', 'envelope', 'ingot', 'redDragon', 'drum', 'fan'] },
  { scenes: ['beach', 'seaside'], motifs: ['cocktail', 'parrot', 'pineapple', 'crab', 'coconut', 'toucan', 'dolphin'] },
  { scenes: ['reef'], motifs: ['octopus', 'turtle', 'seahorse', 'pearl', 'jellyfish', 'puffer', 'blueFish', 'chest'] },
  {
    scenes: ['rays', 'burst', 'bokeh'],
    motifs: ['seven', 'bell', 'cherries', 'gemReels', 'clover', 'bar', 'horseshoe'],
  },
  {
    scenes: ['vault', 'columns'],
    motifs: ['crown', 'ruby', 'emerald', 'chest', 'goldBars', 'key', 'sapphire', 'coins'],
  },
  { scenes: ['theatre', 'bokeh'], motifs: ['whiteDie', 'ace', 'operaMask', 'trophy', 'violin', 'rose', 'greenChip'] },
  { scenes: ['neonGrid', 'city'], motifs: ['jukebox', 'raceCar', 'robot', 'controller', 'die', 'blueChip', 'bolt'] },
  {
    scenes: ['meadow', 'mountains'],
    motifs: ['panda', 'tiger', 'peacock', 'moneyTree', 'butterfly', 'crane', 'balloon'],
  },
  { scenes: ['space'], motifs: ['rocket', 'planet', 'ufo', 'redPlanet', 'crystal', 'moon', 'topaz'] },
  { scenes: ['desert', 'mesa'], motifs: ['pyramid', 'scarab', 'camel', 'cactus', 'horse', 'squareCoin', 'genieLamp'] },
];

const arrangements: readonly Arrangement[] = [
  { hero: [320, 170, 232], second: [118, 178, 176], third: [524, 178, 176], look: 'glow' },
  { hero: [190, 168, 244], second: [420, 116, 158], third: [548, 214, 164], look: 'shower' },
  { hero: [320, 160, 250], second: [104, 156, 160], third: [538, 168, 160], look: 'ring' },
  { hero: [430, 150, 226], second: [206, 138, 180], third: [70, 196, 150], look: 'heap' },
  { hero: [250, 174, 240], second: [476, 190, 206], third: [76, 110, 138], look: 'shower' },
  { hero: [452, 168, 236], second: [262, 206, 172], third: [92, 150, 186], look: 'glow' },
];

function arrange(random: Random): Arrangement {
  const { hero, second, third, look } = random.pick(arrangements);
  const isMirrored = random.chance(0.5);
  const move = ([x, y, h]: Seat): Seat => [
    (isMirrored ? WIDTH - x : x) + random.int(-16, 16),
    y + random.int(-10, 10),
    Math.round(h * between(random, 0.9, 1.1)),
  ];
  return { hero: move(hero), second: move(second), third: move(third), look };
}

/** Distracts from the gap's edges. */
function paintTexture({ palette }: Pen, random: Random): string {
  const tones = ['#fff', palette.glow, palette.accent];
  const streamers = Array.from({ length: 3 }, () => {
    const [from, to] = [random.int(0, HEIGHT), random.int(0, HEIGHT)];
    const bend = `${random.int(120, 260)} ${random.int(-80, 400)} ${random.int(380, 520)} ${random.int(-80, 400)}`;
    return line(`M-30 ${from}C${bend} ${WIDTH + 30} ${to}`, random.pick(tones), random.int(14, 34), 'opacity=".13"');
  });
  const bubbles = Array.from({ length: 8 }, () => {
    const edge = `fill-opacity=".1" stroke="#fff" stroke-width="2" stroke-opacity=".35"`;
    return circle(random.int(0, WIDTH), random.int(0, HEIGHT), random.int(10, 40), random.pick(tones), edge);
  });
  const confetti = Array.from({ length: 22 }, () => {
    const curl = `q${random.int(-8, 8)} ${random.int(-8, 8)} ${random.int(-14, 14)} ${random.int(-14, 14)}`;
    return line(`M${random.int(0, WIDTH)} ${random.int(0, HEIGHT)}${curl}`, hsl(random.int(0, 359), 85, 66), 4.5);
  });
  const glints = Array.from({ length: 9 }, () =>
    star4(random.int(8, WIDTH - 8), random.int(8, HEIGHT - 8), random.int(8, 16)),
  );
  return (
    streamers.join('') +
    bubbles.join('') +
    group(confetti.join(''), 'opacity=".75"') +
    group(glints.join(''), 'opacity=".85"')
  );
}

/** In the puzzle's units; adds gradients to the sheet. */
export function paintSliderScene(sheet: Sheet, random: Random): string {
  const hue = random.int(0, 359);
  const pen = new Pen(sheet, makePalette(hue, hue + random.int(110, 230), between(random, 0.6, 1)));
  const { scenes, motifs } = random.pick(themes);
  const [hero = 'chip', second = hero, third = hero] = random.shuffle(motifs);
  const cast = { scene: random.pick(scenes), motifs: [hero, second, third] as const };
  const arrangement = arrange(random);
  const seed = random.int(0, 9972);
  const frame = { pen, random, seed, width: WIDTH, height: HEIGHT, ground: 248, foot: HEIGHT + 8 };
  return group(paintCast(frame, cast, arrangement) + paintTexture(pen, random), 'transform="scale(.5)"');
}
