import { dicePays, LEAST_CHANCE, MOST_CHANCE } from '../../engine/dice-pays.ts';
import { h, setStyle } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { formatTimes, SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

const WHOLE = 10_000;

type Side = 'under' | 'over';

interface Detail {
  rolled: number;
  hasWon: boolean;
}

export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.dice;
  let side: Side = 'under';
  const slider = h('input', {
    type: 'range',
    min: LEAST_CHANCE,
    max: MOST_CHANCE,
    value: 50,
    'aria-label': names.chance,
    oninput: () => show(),
  });
  const rolled = h('p', { class: 'height' }, '–');
  const mark = h('i', { class: 'mark', hidden: true });
  const scale = h('div', { class: 'scale' }, mark);
  const chance = h('b', {});
  const pays = h('b', {});
  const buttons = (['under', 'over'] as const).map((each) =>
    h('button', { type: 'button', class: 'plain', onclick: () => choose(each) }),
  );
  const bar = new SoloBar({ table, levels: info.rules.levels, startLabel: names.roll, start: play });

  function show(): void {
    const part = Number(slider.value);
    const lines = { under: part, over: 100 - part };
    for (const [index, button] of buttons.entries()) {
      const each = index === 0 ? 'under' : 'over';
      button.textContent = fill(names[each], { line: lines[each] });
      button.setAttribute('aria-pressed', String(each === side));
    }
    chance.textContent = `${part} %`;
    pays.textContent = formatTimes(dicePays(info.rtp, part), WHOLE);
    scale.className = `scale ${side}`;
    setStyle(scale, { '--line': `${lines[side]}%` });
  }

  function choose(wanted: Side): void {
    if (bar.isBusy) return;
    side = wanted;
    show();
  }

  async function play(): Promise<void> {
    slider.disabled = true;
    const bet = { level: bar.stepper.level, side, chance: Number(slider.value) };
    const answer = await table.play<Detail>(bet, bar.stepper.units);
    slider.disabled = false;
    if (!answer) return;
    const number = (answer.detail.rolled / 100).toFixed(2);
    sound.play('spin');
    mark.hidden = false;
    setStyle(mark, { '--at': `${number}%` });
    rolled.textContent = number;
    rolled.classList.toggle('has-won', answer.detail.hasWon);
    table.settle(answer, { words: number });
  }

  function step(by: number): void {
    if (bar.isBusy) return;
    slider.value = String(Number(slider.value) + by);
    show();
  }

  show();
  return {
    stage: h(
      'div',
      { class: 'over-under' },
      rolled,
      scale,
      slider,
      h('div', { class: 'row', role: 'group', 'aria-label': text.bet }, ...buttons),
      h(
        'p',
        { class: 'row' },
        h('span', { class: 'quiet' }, names.chance),
        chance,
        h('span', { class: 'quiet' }, names.pays),
        pays,
      ),
    ),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      if (key === 'ArrowLeft') step(-1);
      else if (key === 'ArrowRight') step(1);
      else if (key === 'ArrowUp') choose('over');
      else if (key === 'ArrowDown') choose('under');
      else return bar.onKey(key);
      return true;
    },
    pause: () => undefined,
  };
}
