import type { Unit } from '../../../engine/book/sport.ts';
import { h, setStyle } from '../../dom.ts';
import { countDown } from '../../feed.ts';
import type { Texts } from '../../texts/shape.ts';
import { fill } from '../../texts/texts.ts';

export interface Match {
  event: string;
  league: string;
  home: string;
  away: string;
  startsAt: number;
  endsAt: number;
}

export interface UpcomingMatch extends Match {
  /** By market, then by pick. */
  odds: Record<string, Record<string, string>>;
}

export interface BegunMatch extends Match {
  score: [number, number];
  points: { at: number; side: 0 | 1 }[];
}

export interface Leg extends Match {
  market: string;
  pick: string;
  odds: string;
}

const SHORT = { home: '1', draw: 'X', away: '2' } as const;

export interface Count {
  unit: Unit;
  units: number;
  lengthMs: number;
}

export function pickName({ book }: Texts, market: string, pick: string, { home, away }: Match): string {
  const [name, line = ''] = market.split('-');
  if (name === 'handicap') return pick === 'home' ? `${home} −${line}` : `${away} +${line}`;
  if (pick === 'home') return home;
  if (pick === 'away') return away;
  return fill(book.picks[pick as keyof typeof book.picks], { line });
}

export const marketName = ({ book }: Texts, market: string): string =>
  book.markets[market.split('-')[0] as keyof typeof book.markets];

function drawCrest(team: string): HTMLElement {
  const letters = team.split(' ').map((word) => word[0]);
  const crest = h('span', { class: 'crest', 'aria-hidden': 'true' }, letters.slice(0, 2).join(''));
  const hue = [...team].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  setStyle(crest, { '--hue': hue });
  return crest;
}

const drawTeam = (name: string, points?: number) =>
  h('p', { class: 'team' }, drawCrest(name), h('span', {}, name), points !== undefined && h('b', {}, String(points)));

export function upcomingCard(
  text: Texts,
  match: UpcomingMatch,
  { isChosen, choose }: { isChosen(market: string, pick: string): boolean; choose(leg: Leg): void },
): HTMLElement {
  const groups = Object.entries(match.odds).map(([market, picks]) => {
    const buttons = Object.entries(picks).map(([pick, odds]) => {
      const label = pickName(text, market, pick, match);
      const short = market === 'result' || market === 'winner' ? SHORT[pick as keyof typeof SHORT] : label;
      return h(
        'button',
        {
          type: 'button',
          class: 'odds',
          'aria-pressed': String(isChosen(market, pick)),
          'aria-label': `${marketName(text, market)}: ${label} ${odds}`,
          'data-key': `${match.event} ${market} ${pick}`,
          onclick: () => choose({ ...match, market, pick, odds }),
        },
        h('span', {}, short),
        h('b', {}, odds),
      );
    });
    return h(
      'div',
      { class: 'market', role: 'group', 'aria-label': marketName(text, market) },
      h('small', {}, marketName(text, market)),
      h('div', {}, ...buttons),
    );
  });
  const start = h('time', { 'data-at': match.startsAt });
  return h(
    'article',
    { class: 'match' },
    drawHead(match, start),
    drawTeam(match.home),
    drawTeam(match.away),
    ...groups,
  );
}

const drawHead = ({ league }: Match, state: HTMLElement) => h('header', {}, h('span', {}, league), state);

export function begunCard(text: Texts, count: Count, match: BegunMatch, now: number): HTMLElement {
  const isOver = now >= match.endsAt;
  const state = h(
    'span',
    { class: isOver ? 'over' : 'live' },
    isOver ? text.book.final : stageText(text, count, match, now),
  );
  const [home, away] = match.score;
  const points = match.points.length > MOST_MARKS ? [] : match.points;
  const marks = points.map(({ at, side }, index) =>
    h('li', { class: side === 0 ? 'home' : 'away' }, isTimed(count) ? partName(text, count, at) : String(index + 1)),
  );
  return h(
    'article',
    { class: 'match begun' },
    drawHead(match, state),
    drawTeam(match.home, home),
    drawTeam(match.away, away),
    h('ol', { class: 'marks' }, ...marks),
  );
}

const MOST_MARKS = 12;

/** Returns true for points at any time, instead of at the end of each part. */
const isTimed = ({ unit }: Count) => unit === 'minute' || unit === 'inning';

function partName({ book }: Texts, { unit, units, lengthMs }: Count, at: number): string {
  const number = Math.min(units, Math.floor((at * units) / lengthMs) + 1);
  return unit === 'minute' ? `${number}′` : fill(book.units[unit], { number });
}

function stageText(text: Texts, count: Count, { startsAt, points }: BegunMatch, now: number): string {
  if (isTimed(count)) return partName(text, count, now - startsAt);
  return fill(text.book.units[count.unit as 'map'], { number: Math.min(count.units, points.length + 1) });
}

export function tick(stage: HTMLElement, now: number): void {
  for (const time of stage.querySelectorAll<HTMLElement>('time[data-at]'))
    time.textContent = countDown(Number(time.dataset.at) - now);
}
