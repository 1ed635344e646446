import { FREE, LINE_PAYS, LINES } from '../../engine/bingo-card.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

const BALL_MS = 70;
const LETTERS = [...'BINGO'];

interface Detail {
  card: number[];
  drawn: number[];
  hasExtra: boolean;
  lines: number[];
}

export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.bingo;
  const fields = Array.from({ length: LETTERS.length ** 2 }, (_, field) =>
    h('span', { class: field === FREE ? 'marked' : '' }, field === FREE ? '★' : ''),
  );
  const card = h('div', { class: 'bingo-card', role: 'group', 'aria-label': names.card });
  card.append(...LETTERS.map((letter) => h('b', {}, letter)), ...fields);
  const balls = h('ol', { class: 'bingo-balls', 'aria-label': names.balls });
  const rows = LINE_PAYS.map((pays, lines) => {
    const label = fill(names.lines, { count: `${lines}${lines === LINE_PAYS.length - 1 ? '+' : ''}` });
    return h('tr', {}, h('th', { scope: 'row' }, label), h('td', {}, `×${pays}`));
  });
  const bar = new SoloBar({ table, levels: info.rules.levels, startLabel: names.start, start: play });

  async function play(): Promise<void> {
    const answer = await table.play<Detail>({ level: bar.stepper.level }, bar.stepper.units);
    if (!answer) return;
    const { drawn, lines, hasExtra } = answer.detail;
    balls.replaceChildren();
    for (const [field, number] of answer.detail.card.entries()) {
      const element = fields[field];
      if (!element || field === FREE) continue;
      element.textContent = String(number);
      element.className = '';
    }
    fields[FREE]?.classList.remove('in-line');
    for (const row of rows) row.classList.remove('has-won');
    for (const [index, ball] of drawn.entries()) {
      const isExtra = hasExtra && index === drawn.length - 1;
      balls.append(h('li', { class: isExtra ? 'extra' : '', title: isExtra ? names.extra : null }, String(ball)));
      const field = answer.detail.card.indexOf(ball);
      if (field >= 0) fields[field]?.classList.add('marked');
      sound.play(field >= 0 ? 'stop' : 'click');
      if (!isStill()) await wait(BALL_MS);
    }
    for (const line of lines) for (const field of LINES[line] ?? []) fields[field]?.classList.add('in-line');
    rows[Math.min(lines.length, rows.length - 1)]?.classList.add('has-won');
    const words = fill(names.lines, { count: lines.length });
    table.settle(answer, { words: hasExtra ? `${names.extra} · ${words}` : words });
  }

  return {
    stage: h(
      'div',
      { class: 'bingo' },
      card,
      h('div', { class: 'bingo-side' }, balls, h('table', { class: 'keno-pays' }, ...rows.slice(1))),
    ),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey: (key) => bar.onKey(key),
    pause: () => undefined,
  };
}
