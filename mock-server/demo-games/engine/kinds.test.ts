import { describe, expect, it } from 'vitest';
import { games } from '../../catalogue/games.ts';
import { pickDiscipline, pickSport } from './book/books.ts';
import { findEngine } from './engines.ts';
import { findKind } from './kinds.ts';
import type { Kind } from './types.ts';

type Game = (typeof games)[number];
const kindFor = (game: Game) => findKind({ ...game, vendorCode: game.vendor });

/** The gateway plays the house lotteries. */
const isLottery = ({ gameType, vendor }: Game) =>
  gameType === 'LOTT' || (gameType === 'ELOTT' && vendor !== 'KENOHALL');
/** Titles of slots are names of stories, and their class decides the engine. */
const played = games.filter((game) => !isLottery(game) && game.classify !== 'JP');

const PROMISES: readonly (readonly [words: RegExp, kind: Kind])[] = [
  [/roulette|european-wheel|french-wheel/, 'roulette'],
  [/baccarat/, 'baccarat'],
  [/blackjack/, 'blackjack'],
  [/dragon-tiger|dragon-meets-tiger/, 'dragonTiger'],
  [/sic-bo|tai-xiu|big-small/, 'sicBo'],
  [/hi-lo/, 'thaiDice'],
  [/dice-duel|dice-duet/, 'diceDuel'],
  [/xoc-dia|pula-puti|coin-(toss|flip|table)/, 'coins'],
  [/bau-cua|fish-prawn-crab|gourd-crab|belangkai/, 'beasts'],
  [/color-game/, 'colours'],
  [/fan-tan/, 'fanTan'],
  [/teen-patti/, 'teenPatti'],
  [/andar-bahar/, 'andarBahar'],
  [/wheel-of-|treasure-wheel/, 'moneyWheel'],
  [/bingo/, 'bingo'],
  [/keno|number-ball/, 'keno'],
  [/(^|-)race|track-derby|pond-derby|rooster-sprint|horse-sprint|greyhound/, 'race'],
  [/crash|limbo/, 'crash'],
  [/mines/, 'mines'],
  [/plinko/, 'plinko'],
  [/dice-(over|under)|over-under/, 'dice'],
  [/jacks|poker|royal-draw|straight-flush/, 'videoPoker'],
  [/three-card-(table|showdown)/, 'cards'],
  [/sabong|morning-derby|weekend-derby|cockpit|meron|night-pit|six-cock|ws168/, 'cockfight'],
];

/** Games without an engine. */
const NOBODY = new RegExp(
  'holdem|hold-them|caribbean-felt|oasis-poker|pai-gow|bull-bull|red-dog|craps|super-six|no-commission|lightning-wheel|' +
    'double-ball|two-decks|double-deck|deuce|joker|bonus|five-hand|ten-hand|fifty-hand|seven-stud|tongits|pusoy|mahjong|' +
    'rummy|domino|chess|ludo|omaha|cricket|handicap|outright|quarters|corner-and-card|first-blood|pok-deng|lucky-nine',
);

describe('What a title promises', () => {
  it('is what it opens', () => {
    const broken = played
      .map((game) => ({ game, promised: PROMISES.find(([words]) => words.test(game.slug))?.[1] }))
      .filter(({ game, promised }) => promised && promised !== kindFor(game))
      .map(({ game, promised }) => `${game.slug} promises ${promised} and opens ${kindFor(game)}`);
    expect(broken).toEqual([]);
  });

  it('is said by every table, show, card game and arcade game', () => {
    const silent = played
      .filter(
        ({ gameType, classify }) => ['LIVE', 'PVP', 'COCKFIGHT'].includes(gameType) || /TG|AC|VP|BG/.test(classify),
      )
      .filter(({ slug }) => !PROMISES.some(([words]) => words.test(slug)));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('is no game that nobody plays here', () => {
    expect(played.filter(({ slug }) => NOBODY.test(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it.each([
    ['basketball|hoops', 'basketball', 'SPORTS'],
    ['football', 'football', 'SPORTS'],
    ['baseball', 'baseball', 'SPORTS'],
    ['tennis-set', 'tennis', 'SPORTS'],
    ['table-tennis', 'tabletennis', 'SPORTS'],
    ['volleyball', 'volleyball', 'SPORTS'],
    ['badminton', 'badminton', 'SPORTS'],
    ['boxing', 'boxing', 'SPORTS'],
    ['muay', 'muay', 'SPORTS'],
    ['basketball', 'cyberhoops', 'ESPORTS'],
    ['football', 'cyberfootball', 'ESPORTS'],
    ['lane', 'lanes', 'ESPORTS'],
    ['tower', 'towers', 'ESPORTS'],
    ['shooter', 'shooter', 'ESPORTS'],
    ['fighting', 'fight', 'ESPORTS'],
    ['card-duel', 'duel', 'ESPORTS'],
    ['fleet', 'fleet', 'ESPORTS'],
    ['mobile', 'mobile', 'ESPORTS'],
  ])('%s is a book on %s in %s', (words, id, gameType) => {
    const ours = played.filter((game) => game.gameType === gameType && new RegExp(words).test(game.slug));
    expect(ours.length).toBeGreaterThan(0);
    const find = gameType === 'SPORTS' ? pickSport : pickDiscipline;
    for (const game of ours) expect(find(game).id, game.slug).toBe(id);
  });
});

it('every game but the house’s own lotteries has an engine', () => {
  for (const game of games) {
    expect(kindFor(game) === null, game.code).toBe(isLottery(game));
    if (!isLottery(game)) expect(findEngine(kindFor(game)), game.code).toBeDefined();
  }
});

it.each([
  ['Speed Roulette Lisbon', 'roulette', '97.30'],
  ['French Wheel Colette', 'roulette', '97.30'],
  ['Speed Baccarat A', 'baccarat', '98.94'],
  ['Blackjack Salon A', 'blackjack', '99.32'],
  ['Dragon Tiger Macau', 'dragonTiger', '96.27'],
  ['Speed Sic Bo A', 'sicBo', '97.22'],
  ['Wheel of Tides', 'moneyWheel', '96.65'],
])('%s is %s, with the return of its rules', (title, kind, rtp) => {
  const game = games.find(({ name }) => name.EN === title);
  expect(game && { kind: kindFor(game), rtp: game.rtp }).toEqual({ kind, rtp });
});
