import type { Pen } from '../pen.ts';
import * as birds from './birds.ts';
import * as casino from './casino.ts';
import * as creatures from './creatures.ts';
import * as critters from './critters.ts';
import * as desserts from './desserts.ts';
import * as dragons from './dragon.ts';
import * as flowers from './flowers.ts';
import * as food from './food.ts';
import * as fruit from './fruit.ts';
import * as garden from './garden.ts';
import * as gear from './gear.ts';
import * as heads from './heads.ts';
import * as hoofed from './hoofed.ts';
import * as ocean from './ocean.ts';
import * as ornaments from './ornaments.ts';
import * as places from './places.ts';
import * as sea from './sea.ts';
import * as sky from './sky.ts';
import * as things from './things.ts';
import * as treasure from './treasure.ts';
import * as vehicles from './vehicles.ts';

export const recoloured = {
  toucan: (pen) => birds.parrot(pen, '#262233', '#f4efe6', true),
  macaw: (pen) => birds.parrot(pen, '#1f7ae8', '#ffb81f'),
  whiteCrane: (pen) => birds.crane(pen, '#ffffff', '#262233', '#e0182f'),
  raven: (pen) => birds.songbird(pen, '#3a3658', '#5a5480'),
  robin: (pen) => birds.songbird(pen, '#8a5a34', '#f0522a'),
  bluebird: (pen) => birds.songbird(pen, '#2f8ae8', '#ffd9b0'),
  snowOwl: (pen) => birds.owl(pen, '#d8dfee'),
  whiteTiger: (pen) => heads.tiger(pen, '#f1f4fb'),
  blackCat: (pen) => critters.cat(pen, '#3a3450'),
  greyCat: (pen) => critters.cat(pen, '#a8b0c4'),
  whiteDog: (pen) => critters.dog(pen, '#f2e8dc'),
  snowLeopard: (pen) => heads.leopard(pen, '#eef2fa'),
  jaguar: (pen) => heads.leopard(pen, '#e0862a'),
  redDragon: (pen) => dragons.dragon(pen, '#d82a24', '#ffc21a'),
  blueDragon: (pen) => dragons.dragon(pen, '#2a7ae0', '#9adcff'),
  goldDragon: (pen) => dragons.dragon(pen, '#f0b429', '#e0301a'),
  darkDragon: (pen) => dragons.dragon(pen, '#4a3a7a', '#c83ae0'),
  unicorn: (pen) => dragons.horse(pen, '#fff8ff', '#e86ad8', true),
  blackHorse: (pen) => dragons.horse(pen, '#5a3a2a', '#241a2a'),
  whiteSnake: (pen) => creatures.snake(pen, '#e6ecf8'),
  redSnake: (pen) => creatures.snake(pen, '#c83a24'),
  blueFrog: (pen) => creatures.frog(pen, '#2f9ae0'),
  goldToad: (pen) => creatures.frog(pen, '#e8b01f'),
  brownOx: (pen) => hoofed.ox(pen, '#7a4a2a'),
  waterBuffalo: (pen) => hoofed.ox(pen, '#6a6478'),
  blackGoat: (pen) => hoofed.goat(pen, '#4a4450'),
  brassRobot: (pen) => creatures.robot(pen, '#d89a3a'),
  mantisRobot: (pen) => creatures.robot(pen, '#4fb84a'),
  goldRooster: (pen) => dragons.rooster(pen, '#e8a01a', '#fff0a0', '#b8241c'),
  whiteRooster: (pen) => dragons.rooster(pen, '#f4efe6', '#ffe9c0', '#2a3a6a'),
  darkRooster: (pen) => dragons.rooster(pen, '#3a2440', '#e8641a', '#145a8a'),
  blueFish: (pen) => sea.fish(pen, '#1f8ae8', '#ffe14a'),
  redFish: (pen) => sea.fish(pen, '#e8283a', '#ffe9d0'),
  goldfish: (pen) => sea.fish(pen, '#ffb01f', '#fff0b0'),
  goldKoi: (pen) => sea.koi(pen, '#ffae1a'),
  redOctopus: (pen) => sea.octopus(pen, '#e8452e'),
  blueJelly: (pen) => ocean.jellyfish(pen, '#4fb8ff'),
  grayWhale: (pen) => ocean.whale(pen, '#3a3f58'),
  orange: (pen) => fruit.citrus(pen, '#ff8a1a'),
  lime: (pen) => fruit.citrus(pen, '#8ad02f'),
  ruby: (pen) => treasure.gem(pen, '#f0203f'),
  sapphire: (pen) => treasure.gem(pen, '#2a5af0'),
  amethyst: (pen) => treasure.gem(pen, '#a040f0'),
  topaz: (pen) => treasure.gem(pen, '#ffae1a'),
  jade: (pen) => treasure.gem(pen, '#18c46b'),
  squareCoin: (pen) => treasure.coin(pen, 'square'),
  crownCoin: (pen) => treasure.coin(pen, 'crown'),
  silverCoin: (pen) => treasure.coin(pen, 'star', 'silver'),
  blueChip: (pen) => casino.chip(pen, '#1f5fd0', 'diamond'),
  blackChip: (pen) => casino.chip(pen, '#2b2540', 'heart'),
  greenChip: (pen) => casino.chip(pen, '#12904a', 'club'),
  whiteDie: (pen) => casino.die(pen, '#f4efe6', '#c8142f'),
  moth: (pen) => garden.butterfly(pen, '#c8a070'),
  redButterfly: (pen) => garden.butterfly(pen, '#f0503a'),
  blueFlame: (pen) => sky.flame(pen, '#3a8af0'),
  redPlanet: (pen) => sky.planet(pen, '#e0603a'),
  whiteBlossom: (pen) => flowers.blossom(pen, '#ffe9a8'),
  daisy: (pen) => flowers.sunflower(pen, '#fff4fb', '#ffb81f'),
  marigold: (pen) => flowers.sunflower(pen, '#ff8a1a', '#b8481a'),
  tulip: (pen) => flowers.rose(pen, '#f07ab0'),
  redLeaf: (pen) => flowers.mapleLeaf(pen, '#d8201a'),
  greenTea: (pen) => food.teapot(pen, '#9ad8b0'),
  limePotion: (pen) => things.potion(pen, '#5fd03a'),
  rosePotion: (pen) => things.potion(pen, '#ff3f8a'),
  witchBrew: (pen) => things.cauldron(pen, '#a86aff'),
  greenKite: (pen) => ornaments.kite(pen, '#18a87a'),
  silverEgg: (pen) => gear.egg(pen, '#b8d0f0'),
  greenEgg: (pen) => gear.egg(pen, '#6ac86a'),
  mintCupcake: (pen) => desserts.cupcake(pen, '#8ae0c0'),
  cocoaDonut: (pen) => desserts.donut(pen, '#7a4020'),
  mojito: (pen) => food.cocktail(pen, '#8ad84a'),
  sandCastle: (pen) => places.castle(pen, '#e8c88a'),
  darkCastle: (pen) => places.castle(pen, '#6a6488'),
  pinkHouse: (pen) => places.house(pen, '#ffc9d8', '#c83a8a'),
  blueHouse: (pen) => places.house(pen, '#bfe0f4', '#2a5aa8'),
  blueBalloon: (pen) => vehicles.balloon(pen, '#2f8ae8'),
  greenTrain: (pen) => vehicles.train(pen, '#188a5a'),
  blueTrain: (pen) => vehicles.train(pen, '#2a5ad8'),
  greenStall: (pen) => places.stall(pen, '#18a06a'),
  darkGalleon: (pen) => ocean.galleon(pen, '#3a3450'),
} satisfies Record<string, (pen: Pen) => string>;
