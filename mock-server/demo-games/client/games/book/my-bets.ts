import { readHistory } from '../../api.ts';
import { h } from '../../dom.ts';
import { parseUnits } from '../../money.ts';
import type { PastRound } from '../../protocol.ts';
import { resultWords } from '../../result.ts';
import type { Table } from '../../table.ts';
import { fill } from '../../texts/texts.ts';
import { type Leg, marketName, pickName } from './matches.ts';

interface Detail {
  legs: Leg[];
  possible: string;
  settlesAt: number;
}

export class MyBets {
  readonly element = h('div', { class: 'bets' });
  #rounds: PastRound[] = [];

  constructor(readonly table: Pick<Table<never, never>, 'text' | 'money' | 'say' | 'sound'>) {
    void this.load();
  }

  /** Infinity without an open bet. */
  get nextAt(): number {
    return Math.min(...this.#open().map(({ detail }) => (detail as Detail).settlesAt));
  }

  async load(): Promise<void> {
    const open = new Set(this.#open().map(({ orderNo }) => orderNo));
    try {
      this.#rounds = (await readHistory()).rounds;
    } catch {
      return;
    }
    const settled = this.#rounds.filter(({ orderNo, state }) => open.has(orderNo) && state !== 'open');
    if (settled.length > 0) this.#tell(settled);
    this.#show();
  }

  #open(): PastRound[] {
    return this.#rounds.filter(({ state }) => state === 'open');
  }

  #tell(settled: readonly PastRound[]): void {
    const { text, money, say, sound } = this.table;
    const sumField = (field: 'bet' | 'win') => settled.reduce((sum, round) => sum + parseUnits(round[field]), 0);
    const [staked, paid] = [sumField('bet'), sumField('win')];
    if (paid > staked) sound.play('win');
    say(resultWords(text, money, { staked, paid }));
  }

  #show(): void {
    const { text } = this.table;
    const nothing = h('p', { class: 'quiet' }, text.noRounds);
    const cards = this.#rounds.map((round) => this.#card(round));
    this.element.replaceChildren(...(cards.length > 0 ? cards : [nothing]));
  }

  #card({ bet, win, state, detail }: PastRound): HTMLElement {
    const { text, money } = this.table;
    const { legs, possible } = detail as Detail;
    const amount =
      state === 'open' ? fill(text.book.possible, { amount: money(Number(possible)) }) : money(parseUnits(win));
    const rows = legs.map((leg) =>
      h(
        'li',
        {},
        h(
          'span',
          {},
          pickName(text, leg.market, leg.pick, leg),
          h('small', {}, `${marketName(text, leg.market)} · ${leg.home} – ${leg.away}`),
        ),
        h('b', {}, leg.odds),
      ),
    );
    return h(
      'article',
      { class: `match bet ${state}` },
      h('header', {}, h('span', {}, money(parseUnits(bet))), h('span', { class: 'state' }, text.book.states[state])),
      h('ul', { class: 'legs' }, ...rows),
      h('p', { class: 'quiet' }, amount),
    );
  }
}
