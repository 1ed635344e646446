import { hashSeed, Random } from '../worlds/random.ts';
import { brandHues } from './colors.ts';
import type { MotifName } from './motifs/library.ts';
import type { Brand } from './paths.ts';
import { makePalette, Pen } from './pen.ts';
import { type Arrangement, paintCast } from './pictures.ts';
import type { SceneName } from './scenes/scenes.ts';
import { Sheet, svgDocument } from './svg.ts';

/** The same offer has another thing in its middle at each brand. */
type Idea = readonly [words: RegExp, heroes: Readonly<Record<Brand, MotifName>>];

const idea = (words: RegExp, baize: MotifName, lotus: MotifName, harbor: MotifName): Idea => [
  words,
  { baize, lotus, harbor },
];

const ideas: readonly Idea[] = [
  idea(/wheel|raffle/, 'roulette', 'drawMachine', 'anchorWheel'),
  idea(/welcome|first|register|sign-?up/, 'gift', 'envelope', 'anchorWheel'),
  idea(/birthday|anniversary/, 'cupcake', 'peach', 'balloon'),
  idea(/vip-?(reload|deposit)|payday/, 'safe', 'pot', 'chest'),
  idea(/reload|deposit|top-?up/, 'goldBars', 'moneyTree', 'galleon'),
  idea(/vip|rank|upgrade|loyal/, 'crown', 'jade', 'sapphire'),
  idea(/sport|football|parlay|match/, 'football', 'trophy', 'glove'),
  idea(/esport|arena/, 'controller', 'headset', 'crosshair'),
  idea(/live|dealer|baccarat|roulette/, 'croupier', 'dealer', 'roulette'),
  idea(/referr?al|friend|invite|agent/, 'jeepney', 'luckyCat', 'longboat'),
  idea(/mission|task|check-?in|daily|log/, 'clock', 'scroll', 'compass'),
  idea(/free-?spin|spin|slot/, 'gemReels', 'bell', 'seven'),
  idea(/jackpot|prize|tournament|race/, 'trophy', 'goldDragon', 'trident'),
  idea(/lott|keno|draw|ball|bingo/, 'drawMachine', 'ball', 'scratchTicket'),
  idea(/cash-?back|rebate/, 'coin', 'ingot', 'silverCoin'),
  idea(/fish|hunt|ocean|carp|catch/, 'shark', 'goldKoi', 'swordfish'),
  idea(/cock|sabong|dehado/, 'rooster', 'goldRooster', 'whiteRooster'),
  idea(/card|pvp|poker|table|dice|dia/, 'royal', 'die', 'threeCards'),
  idea(/lunar|new-?year|fortune|festival|lucky|red|fiesta/, 'firework', 'wealthGod', 'phoenix'),
  idea(/christmas|winter|holiday/, 'firTree', 'snowman', 'snowflake'),
  idea(/app|mobile|download/, 'rocket', 'kite', 'paperPlane'),
  idea(/weekend|night|happy|hour|merienda/, 'cocktail', 'lantern', 'moon'),
  idea(/point|mall|shop|redeem/, 'gem', 'ruby', 'pearl'),
  idea(/anchor|berth|ship/, 'key', 'key', 'anchor'),
  idea(/monsoon|storm|rain/, 'umbrella', 'umbrella', 'umbrella'),
  idea(/tide|wave|swell/, 'dolphin', 'koi', 'whale'),
];

const anything: Idea = idea(/^/, 'chips', 'lotus', 'pearl');

interface House {
  readonly scenes: readonly SceneName[];
  /** Beside the hero. */
  readonly companions: readonly MotifName[];
  readonly flung: MotifName;
  readonly looks: readonly Arrangement['look'][];
  /** Keep pictures beside each other apart. */
  readonly turns: readonly number[];
}

const houses: Record<Brand, House> = {
  baize: {
    scenes: ['curtain', 'cardTable', 'felt'],
    companions: ['chip', 'greenChip', 'ace', 'twoCards', 'whiteDie', 'goldBars'],
    flung: 'coin',
    looks: ['heap', 'glow', 'shower'],
    turns: [0, -16, 14],
  },
  lotus: {
    scenes: ['lacquer', 'lanternRow', 'lotusPond'],
    companions: ['lantern', 'envelope', 'lotus', 'squareCoin', 'redButterfly', 'ingot'],
    flung: 'blossom',
    looks: ['shower', 'glow'],
    turns: [0, 14, -18],
  },
  harbor: {
    scenes: ['signalFlags', 'beacon', 'seaChart'],
    companions: ['anchor', 'compass', 'pearl', 'starfish', 'paperPlane', 'seahorse'],
    flung: 'silverCoin',
    looks: ['glow', 'shower'],
    turns: [0, -14, 14],
  },
};

const seats: readonly Pick<Arrangement, 'hero' | 'second' | 'third'>[] = [
  { hero: [320, 176, 262], second: [122, 196, 160], third: [522, 198, 160] },
  { hero: [320, 168, 254], second: [114, 172, 150], third: [530, 172, 150] },
  { hero: [320, 180, 270], second: [104, 208, 148], third: [538, 208, 148] },
];

/** Every code of letters, digits and dashes has a picture. */
export function drawPromotion(brand: Brand, code: string): string {
  const [, heroes] = ideas.find(([words]) => words.test(code)) ?? anything;
  const hero = heroes[brand];
  const { scenes, companions, flung, looks, turns } = houses[brand];
  const seed = hashSeed(`promotion ${brand} ${code}`) >>> 0;
  const random = new Random(seed);
  const [hue, accent] = brandHues[brand];
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(hue + random.pick(turns), accent, 0.78));
  const [second, third] = random.shuffle(companions.filter((name) => name !== hero)) as [MotifName, MotifName];
  const arrangement = { ...random.pick(seats), look: random.pick(looks) };
  const frame = { pen, random, seed: seed % 9973, width: 640, height: 360, ground: 276, foot: 368, flung };
  const cast = { scene: scenes[seed % scenes.length] as SceneName, motifs: [hero, second, third] } as const;
  return svgDocument('', 640, 360, sheet, paintCast(frame, cast, arrangement));
}
