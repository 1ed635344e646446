import { h } from '../dom.ts';
import type { Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

export const WILD = 8;
export const SCATTER = 9;

export interface SlotRules {
  levels: number[];
  rows: number;
  lines: number[][] | null;
  ways: number;
  /** Coins of a bet; pays are in coins. */
  coins: number;
  pays: number[][];
  scatterPays: number[];
  freeSpins: number[];
  multiplier: number;
  window: number[][];
}

export interface SlotState {
  free: number;
  level: number;
}

export function slotRules({ info, text, money }: Table<SlotRules, SlotState>, bet: number): HTMLElement {
  const { rules, skin } = info;
  const picture = (symbol: number) => h('img', { src: skin.symbols[symbol] ?? '', alt: '' });
  const pays = rules.pays.map((coins, symbol) =>
    h(
      'li',
      {},
      picture(symbol),
      h(
        'dl',
        {},
        ...coins.flatMap((coin, index) => [
          h('dt', {}, `${index + 3}×`),
          h('dd', {}, money((coin * bet) / rules.coins)),
        ]),
      ),
    ),
  );
  const scatter = rules.scatterPays.flatMap((times, index) => [
    h('dt', {}, `${index + 3}×`),
    h('dd', {}, `${money(times * bet)} + ${rules.freeSpins[index]}`),
  ]);
  const special = (symbol: number, words: string, ...more: HTMLElement[]) =>
    h('li', { class: 'special' }, picture(symbol), h('div', {}, h('p', {}, words), ...more));
  const count = rules.lines
    ? fill(text.slot.lines, { count: rules.lines.length })
    : fill(text.slot.ways, { count: rules.ways });
  return h(
    'div',
    { class: 'stack' },
    h('p', {}, `${count}. ${fill(text.slot.perBet, { amount: money(bet) })}.`),
    h(
      'ul',
      { class: 'pay-table' },
      ...pays,
      special(WILD, text.slot.wild),
      special(SCATTER, text.slot.scatter, h('dl', {}, ...scatter)),
    ),
    h('p', {}, fill(text.slot.multiplied, { times: rules.multiplier })),
    info.jackpot !== null && h('p', {}, text.slot.jackpot),
    h('p', { class: 'quiet' }, `${text.keys}: ${text.slot.keys}`),
  );
}
