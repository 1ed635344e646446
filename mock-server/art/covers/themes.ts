import type { Face } from '../fonts.ts';
import type { MotifName } from '../motifs/library.ts';
import * as halls from '../scenes/halls.ts';
import * as land from '../scenes/land.ts';
import * as lights from '../scenes/lights.ts';
import * as seasons from '../scenes/seasons.ts';
import * as streets from '../scenes/streets.ts';
import * as water from '../scenes/water.ts';
import type { FinishName } from './finishes.ts';

const { bokeh, burst, neonGrid, rays, space, stadium, theatre } = lights;
const scenes = {
  ...halls,
  ...land,
  ...seasons,
  ...streets,
  ...water,
  bokeh,
  burst,
  neonGrid,
  rays,
  space,
  stadium,
  theatre,
};
export type SceneName = keyof typeof scenes;

/** The background of a name. */
export function sceneOf(name: SceneName): (typeof scenes)[SceneName] {
  return scenes[name];
}

/** The world a cover is set in: its colours, places and lettering, and what may stand beside the hero. */
export interface Theme {
  readonly hues: readonly number[];
  readonly accents: readonly number[];
  readonly scenes: readonly SceneName[];
  readonly faces: readonly Face[];
  readonly finishes: readonly FinishName[];
  readonly extras: readonly MotifName[];
}

export const themes = {
  east: {
    hues: [355, 18, 150, 280, 205, 335],
    accents: [45, 30, 12],
    scenes: ['pagodas', 'woodcut', 'mountains', 'rays', 'pagodas', 'embers'],
    faces: ['cinzel', 'lilita', 'alfa', 'bangers'],
    finishes: ['gold', 'gold', 'fire', 'jade', 'cream'],
    extras: ['lantern', 'coins', 'ingot', 'blossom', 'fan', 'squareCoin', 'lotus', 'goldBars'],
  },
  islands: {
    hues: [185, 25, 300, 140, 350, 50],
    accents: [45, 20, 330],
    scenes: ['beach', 'street', 'rays', 'seaside', 'forest', 'burst'],
    faces: ['lilita', 'luckiest', 'righteous', 'bangers'],
    finishes: ['gold', 'fire', 'cream', 'candy', 'white'],
    extras: ['coconut', 'pineapple', 'drum', 'coins', 'blossom', 'chest', 'firework'],
  },
  egypt: {
    hues: [38, 200, 275, 170],
    accents: [45, 190, 20],
    scenes: ['desert', 'columns', 'rays', 'desert'],
    faces: ['cinzel', 'alfa', 'righteous', 'lilita'],
    finishes: ['gold', 'gold', 'cream', 'jade'],
    extras: ['scarab', 'pyramid', 'book', 'ruby', 'coins', 'crown'],
  },
  greek: {
    hues: [212, 45, 190, 250],
    accents: [45, 35, 15],
    scenes: ['columns', 'mountains', 'rays', 'seaside', 'columns'],
    faces: ['cinzel', 'righteous', 'alfa', 'lilita'],
    finishes: ['gold', 'silver', 'cream', 'gold'],
    extras: ['bolt', 'temple', 'crown', 'coin', 'trident', 'emerald'],
  },
  north: {
    hues: [210, 190, 255, 20],
    accents: [40, 20, 190],
    scenes: ['mountains', 'winter', 'embers', 'rays', 'forest'],
    faces: ['cinzel', 'blackOps', 'alfa', 'righteous'],
    finishes: ['silver', 'gold', 'ice', 'fire'],
    extras: ['hammer', 'swords', 'chest', 'galleon', 'raven', 'coins'],
  },
  lore: {
    hues: [130, 285, 25, 200, 60],
    accents: [45, 160, 320],
    scenes: ['mountains', 'forest', 'columns', 'rays', 'embers'],
    faces: ['cinzel', 'righteous', 'alfa', 'lilita'],
    finishes: ['gold', 'jade', 'silver', 'cream'],
    extras: ['book', 'emerald', 'chest', 'crown', 'potion', 'coins'],
  },
  aztec: {
    hues: [150, 30, 190, 95],
    accents: [45, 15, 170],
    scenes: ['forest', 'embers', 'rays', 'mountains', 'columns'],
    faces: ['bungee', 'cinzel', 'alfa', 'righteous'],
    finishes: ['gold', 'jade', 'fire', 'gold'],
    extras: ['pyramid', 'emerald', 'aztec', 'coins', 'snake', 'crownCoin'],
  },
  sea: {
    hues: [200, 185, 225, 170],
    accents: [40, 15, 330],
    scenes: ['reef', 'seaside', 'reef', 'beach', 'woodcut'],
    faces: ['lilita', 'luckiest', 'bangers', 'righteous'],
    finishes: ['gold', 'ice', 'white', 'fire', 'candy'],
    extras: ['pearl', 'starfish', 'fish', 'chest', 'anchor', 'jellyfish', 'crab', 'turtle'],
  },
  pirates: {
    hues: [212, 25, 178, 265],
    accents: [45, 20, 5],
    scenes: ['seaside', 'beach', 'rays', 'seaside', 'graveyard'],
    faces: ['bangers', 'alfa', 'luckiest', 'righteous'],
    finishes: ['gold', 'cream', 'fire', 'silver'],
    extras: ['chest', 'galleon', 'anchorWheel', 'skull', 'compass', 'coins', 'swords', 'parrot'],
  },
  jungle: {
    hues: [135, 155, 95, 175],
    accents: [45, 25, 330],
    scenes: ['forest', 'rays', 'mountains', 'forest'],
    faces: ['luckiest', 'bangers', 'lilita', 'alfa'],
    finishes: ['gold', 'jade', 'fire', 'cream'],
    extras: ['emerald', 'banana', 'parrot', 'coins', 'pineapple', 'butterfly'],
  },
  wild: {
    hues: [25, 40, 12, 200, 285],
    accents: [45, 15, 30],
    scenes: ['mesa', 'mountains', 'rays', 'meadow', 'embers'],
    faces: ['alfa', 'bangers', 'lilita', 'righteous'],
    finishes: ['gold', 'fire', 'cream', 'gold'],
    extras: ['coins', 'horseshoe', 'moon', 'bolt', 'crown', 'goldBars'],
  },
  winter: {
    hues: [205, 225, 190, 260],
    accents: [150, 45, 320],
    scenes: ['winter', 'mountains', 'winter', 'rays'],
    faces: ['lilita', 'righteous', 'luckiest', 'alfa'],
    finishes: ['ice', 'silver', 'white', 'gold'],
    extras: ['snowflake', 'crystal', 'firTree', 'gift', 'sapphire', 'bell'],
  },
  sweets: {
    hues: [325, 285, 190, 25, 45],
    accents: [45, 330, 190, 275],
    scenes: ['candyland', 'rays', 'candyland', 'burst'],
    faces: ['lilita', 'luckiest', 'bungee', 'righteous'],
    finishes: ['candy', 'white', 'gold', 'cream', 'ice'],
    extras: ['candy', 'wrapped', 'cupcake', 'donut', 'iceCream', 'strawberry', 'heart'],
  },
  fruit: {
    hues: [330, 275, 100, 200, 20, 160],
    accents: [45, 330, 85],
    scenes: ['burst', 'rays', 'bokeh', 'neonGrid', 'meadow', 'candyland'],
    faces: ['luckiest', 'lilita', 'bangers', 'bungee'],
    finishes: ['fire', 'candy', 'gold', 'white', 'jade'],
    extras: ['cherries', 'melon', 'grapes', 'citrus', 'orange', 'strawberry', 'plum', 'seven'],
  },
  food: {
    hues: [15, 350, 35, 175, 280],
    accents: [45, 15, 90],
    scenes: ['street', 'burst', 'rays', 'bokeh', 'city'],
    faces: ['luckiest', 'bangers', 'lilita', 'righteous'],
    finishes: ['fire', 'gold', 'cream', 'white'],
    extras: ['chilli', 'noodles', 'teapot', 'dumplings', 'coins', 'flame', 'chef'],
  },
  classic: {
    hues: [345, 225, 275, 15, 195],
    accents: [45, 325, 190],
    scenes: ['rays', 'bokeh', 'neonGrid', 'theatre', 'burst', 'vault'],
    faces: ['alfa', 'bungee', 'righteous', 'bangers'],
    finishes: ['gold', 'fire', 'silver', 'white', 'neon'],
    extras: ['seven', 'bar', 'bell', 'cherries', 'clover', 'ruby', 'coins', 'crown', 'fruitReels'],
  },
  gems: {
    hues: [265, 195, 330, 225, 160],
    accents: [190, 45, 320],
    scenes: ['rays', 'space', 'bokeh', 'vault', 'mountains'],
    faces: ['righteous', 'cinzel', 'bungee', 'alfa'],
    finishes: ['ice', 'gold', 'silver', 'candy'],
    extras: ['ruby', 'sapphire', 'amethyst', 'topaz', 'emerald', 'crystal', 'crown', 'jade'],
  },
  night: {
    hues: [270, 235, 120, 345, 195],
    accents: [35, 110, 300],
    scenes: ['graveyard', 'graveyard', 'mountains', 'rays', 'salon'],
    faces: ['cinzel', 'bangers', 'alfa', 'righteous'],
    finishes: ['fire', 'toxic', 'silver', 'blood', 'gold'],
    extras: ['skull', 'moon', 'pumpkin', 'raven', 'potion', 'rose', 'ghost'],
  },
  tale: {
    hues: [280, 200, 320, 150, 235],
    accents: [45, 330, 180],
    scenes: ['meadow', 'forest', 'mountains', 'rays', 'space', 'columns'],
    faces: ['lilita', 'righteous', 'cinzel', 'luckiest'],
    finishes: ['gold', 'candy', 'ice', 'cream', 'jade'],
    extras: ['castle', 'book', 'mirrorGlass', 'crown', 'rose', 'mushroom', 'key', 'potion'],
  },
  west: {
    hues: [25, 12, 200, 40],
    accents: [45, 20, 5],
    scenes: ['mesa', 'embers', 'mesa', 'rays'],
    faces: ['alfa', 'bangers', 'blackOps', 'righteous'],
    finishes: ['cream', 'gold', 'fire', 'silver'],
    extras: ['badge', 'horseshoe', 'cactus', 'goldBars', 'coins', 'cowboy', 'train'],
  },
  city: {
    hues: [225, 275, 340, 195, 20],
    accents: [45, 320, 185, 15],
    scenes: ['city', 'street', 'bokeh', 'neonGrid', 'theatre', 'salon'],
    faces: ['righteous', 'bungee', 'josefin', 'alfa', 'lilita'],
    finishes: ['neon', 'gold', 'white', 'silver', 'fire'],
    extras: ['cocktail', 'clock', 'key', 'musicNote', 'coins', 'chip', 'safe', 'ruby'],
  },
  world: {
    hues: [20, 200, 335, 45, 160],
    accents: [45, 15, 190],
    scenes: ['street', 'seaside', 'city', 'mountains', 'rays', 'beach'],
    faces: ['righteous', 'lilita', 'alfa', 'bangers'],
    finishes: ['gold', 'cream', 'fire', 'white'],
    extras: ['compass', 'coins', 'rose', 'balloon', 'guitar', 'stall', 'train', 'galleon'],
  },
  crime: {
    hues: [225, 345, 45, 190],
    accents: [45, 10, 50],
    scenes: ['city', 'vault', 'salon', 'bokeh', 'street'],
    faces: ['josefin', 'righteous', 'blackOps', 'alfa'],
    finishes: ['gold', 'silver', 'blood', 'cream'],
    extras: ['safe', 'magnifier', 'goldBars', 'gem', 'key', 'ruby', 'clock'],
  },
  space: {
    hues: [250, 280, 215, 310],
    accents: [180, 320, 45],
    scenes: ['space', 'space', 'neonGrid', 'rays'],
    faces: ['blackOps', 'bungee', 'righteous', 'bangers'],
    finishes: ['neon', 'ice', 'candy', 'silver', 'fire'],
    extras: ['rocket', 'planet', 'ufo', 'astronaut', 'bolt', 'robot', 'redPlanet'],
  },
  machine: {
    hues: [28, 200, 275, 170],
    accents: [45, 185, 15],
    scenes: ['vault', 'city', 'embers', 'neonGrid', 'rays'],
    faces: ['blackOps', 'bungee', 'alfa', 'righteous'],
    finishes: ['silver', 'gold', 'neon', 'fire'],
    extras: ['cog', 'bolt', 'brassRobot', 'clock', 'goldBars', 'rocket'],
  },
  sky: {
    hues: [205, 35, 280, 190],
    accents: [45, 15, 330],
    scenes: ['mountains', 'meadow', 'rays', 'seaside', 'space'],
    faces: ['bangers', 'lilita', 'righteous', 'blackOps'],
    finishes: ['white', 'gold', 'fire', 'ice'],
    extras: ['balloon', 'bolt', 'kite', 'airship', 'coins', 'bluebird'],
  },
  fire: {
    hues: [12, 28, 350, 275],
    accents: [45, 30, 20],
    scenes: ['embers', 'embers', 'rays', 'burst'],
    faces: ['bangers', 'alfa', 'luckiest', 'righteous'],
    finishes: ['fire', 'gold', 'cream'],
    extras: ['flame', 'seven', 'bolt', 'volcano', 'bell', 'goldBars'],
  },
  feast: {
    hues: [335, 275, 20, 195, 145],
    accents: [45, 185, 325],
    scenes: ['street', 'theatre', 'bokeh', 'rays', 'burst'],
    faces: ['luckiest', 'lilita', 'bangers', 'righteous'],
    finishes: ['gold', 'candy', 'fire', 'white'],
    extras: ['firework', 'mask', 'drum', 'gift', 'musicNote', 'balloon', 'candy'],
  },
  music: {
    hues: [300, 235, 340, 180],
    accents: [45, 185, 325],
    scenes: ['theatre', 'neonGrid', 'bokeh', 'theatre', 'burst'],
    faces: ['righteous', 'bungee', 'bangers', 'luckiest'],
    finishes: ['neon', 'gold', 'candy', 'silver'],
    extras: ['musicNote', 'guitar', 'microphone', 'violin', 'jukebox', 'drum'],
  },
  farm: {
    hues: [105, 200, 40, 85],
    accents: [45, 15, 330],
    scenes: ['meadow', 'meadow', 'rays', 'burst'],
    faces: ['luckiest', 'lilita', 'bangers', 'alfa'],
    finishes: ['cream', 'gold', 'white', 'fire'],
    extras: ['sunflower', 'apple', 'egg', 'clover', 'windmill', 'coins', 'mushroom', 'house'],
  },
  sport: {
    hues: [215, 145, 265, 15],
    accents: [45, 15, 190],
    scenes: ['stadium', 'stadium', 'rays', 'burst', 'city'],
    faces: ['blackOps', 'bungee', 'bangers', 'alfa'],
    finishes: ['white', 'gold', 'silver', 'fire'],
    extras: ['trophy', 'football', 'basketball', 'tennis', 'glove', 'coins'],
  },
  esport: {
    hues: [260, 195, 325, 150],
    accents: [185, 325, 45],
    scenes: ['neonGrid', 'space', 'city', 'neonGrid'],
    faces: ['blackOps', 'bungee', 'bangers', 'alfa'],
    finishes: ['neon', 'ice', 'silver', 'fire'],
    extras: ['controller', 'headset', 'trophy', 'crosshair', 'bolt'],
  },
  felt: {
    hues: [150, 350, 220, 275, 25, 185],
    accents: [45, 10, 40],
    scenes: ['felt', 'felt', 'bokeh', 'rays', 'salon'],
    faces: ['righteous', 'alfa', 'cinzel', 'josefin', 'lilita'],
    finishes: ['gold', 'cream', 'white', 'silver'],
    extras: ['chips', 'chip', 'whiteDie', 'ace', 'blueChip', 'crown', 'die'],
  },
  live: {
    hues: [350, 215, 150, 275, 25, 190, 320, 45],
    accents: [45, 35, 25],
    scenes: ['salon', 'bokeh', 'felt', 'theatre', 'salon', 'rays'],
    faces: ['josefin', 'righteous', 'cinzel', 'alfa'],
    finishes: ['gold', 'white', 'cream', 'silver'],
    extras: ['chips', 'chip', 'blueChip', 'blackChip', 'greenChip'],
  },
  fishing: {
    hues: [200, 220, 185, 240],
    accents: [45, 15, 320],
    scenes: ['reef', 'reef', 'reef', 'seaside'],
    faces: ['luckiest', 'bangers', 'lilita', 'alfa'],
    finishes: ['gold', 'fire', 'ice', 'white'],
    extras: ['cannon', 'blueFish', 'fish', 'jellyfish', 'trident', 'redFish', 'puffer', 'coins'],
  },
  draw: {
    hues: [350, 210, 155, 280, 30, 190, 325],
    accents: [45, 190, 325],
    scenes: ['rays', 'bokeh', 'burst', 'city', 'space', 'mountains'],
    faces: ['lilita', 'bungee', 'righteous', 'alfa', 'luckiest'],
    finishes: ['gold', 'white', 'candy', 'fire', 'cream'],
    extras: ['ball', 'drawMachine', 'coins', 'clover', 'trophy', 'crown'],
  },
  cockpit: {
    hues: [12, 45, 350, 215],
    accents: [45, 30, 5],
    scenes: ['embers', 'rays', 'stadium', 'mesa', 'burst'],
    faces: ['blackOps', 'bangers', 'alfa', 'righteous'],
    finishes: ['fire', 'gold', 'white', 'blood'],
    extras: ['trophy', 'flame', 'coins', 'badge'],
  },
  arcade: {
    hues: [275, 195, 330, 150, 25],
    accents: [45, 185, 325],
    scenes: ['neonGrid', 'burst', 'space', 'bokeh', 'candyland', 'rays'],
    faces: ['bungee', 'luckiest', 'bangers', 'righteous', 'blackOps'],
    finishes: ['neon', 'candy', 'gold', 'fire', 'white'],
    extras: ['coins', 'bolt', 'gem', 'rocket', 'clover'],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
