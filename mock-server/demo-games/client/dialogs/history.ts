import { readHistory } from '../api.ts';
import { h } from '../dom.ts';
import { type FormatMoney, parseUnits } from '../money.ts';
import type { PastRound } from '../protocol.ts';
import type { Texts } from '../texts/shape.ts';
import { openDialog } from './dialog.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

function buildRow({ orderNo, time, bet, win, state }: PastRound, text: Texts, money: FormatMoney): HTMLElement {
  const won = parseUnits(win);
  return h(
    'tr',
    {},
    h('td', {}, clock.format(time), h('small', {}, orderNo)),
    h('td', {}, money(parseUnits(bet))),
    h('td', { class: won > parseUnits(bet) ? 'good' : '' }, state === 'open' ? text.open : money(won)),
  );
}

export async function openHistory(text: Texts, money: FormatMoney): Promise<void> {
  const body = h('div', {});
  openDialog(text.history, text.close, body);
  try {
    const { rounds } = await readHistory();
    if (rounds.length === 0) return void body.replaceChildren(h('p', {}, text.noRounds));
    const head = h('tr', {}, h('th', {}), h('th', { scope: 'col' }, text.bet), h('th', { scope: 'col' }, text.win));
    const rows = rounds.map((round) => buildRow(round, text, money));
    body.replaceChildren(h('table', { class: 'rounds' }, h('thead', {}, head), h('tbody', {}, ...rows)));
  } catch {
    body.replaceChildren(h('p', { class: 'bad' }, text.lost));
  }
}
