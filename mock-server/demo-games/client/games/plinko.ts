import { listSlots, RISKS, type Risk, ROWS } from '../../engine/plinko-pays.ts';
import { h, isStill, s, setStyle, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import { buildChoice, formatTimes, SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';

const STEP_MS = 130;
const GAP = 10;
/** Half a pin's room at both sides; `arcade.css` has the same slot width. */
const WIDTH = GAP * (ROWS + 1) + 4;

interface Detail {
  path: number[];
  slot: number;
  pays: number;
}

const pegX = (row: number, rights: number) => WIDTH / 2 + (rights - row / 2) * GAP;
const pegY = (row: number) => (row + 1) * GAP;

export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, sound } = table;
  const names = text.plinko;
  let risk: Risk = 'medium';
  const ball = s('circle', { r: 3.2, class: 'ball', cx: WIDTH / 2, cy: 2 });
  const pins = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) => s('circle', { r: 1.2, cx: pegX(row + 2, pin), cy: pegY(row) })),
  ).flat();
  const board = s(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${pegY(ROWS)}`, role: 'img', 'aria-label': names.board },
    s('g', { class: 'pins' }, ...pins),
    ball,
  );
  const slots = h('ol', { class: 'slots' });
  const risks = buildChoice(
    names.risk,
    RISKS.map((value) => ({ value, name: names.risks[value] })),
    choose,
  );
  const bar = new SoloBar({
    table,
    levels: info.rules.levels,
    startLabel: names.drop,
    start: play,
    more: [risks.element],
  });

  function choose(wanted: Risk): void {
    if (bar.isBusy) return;
    risk = wanted;
    risks.show(risk);
    slots.replaceChildren(
      ...listSlots(risk).map((pays, slot) => {
        // Screen readers and the result add the sign.
        const element = h('li', { 'aria-label': formatTimes(pays, 100) }, formatTimes(pays, 100).slice(1));
        setStyle(element, { '--edge-part': (Math.abs(slot - ROWS / 2) / (ROWS / 2)).toFixed(2) });
        return element;
      }),
    );
  }

  async function fall(path: readonly number[]): Promise<void> {
    let rights = 0;
    for (const [row, step] of path.entries()) {
      rights += step;
      ball.setAttribute('cx', String(pegX(row + 1, rights)));
      ball.setAttribute('cy', String(pegY(row) + GAP / 2));
      sound.play('click');
      if (!isStill()) await wait(STEP_MS);
    }
  }

  async function play(): Promise<void> {
    for (const slot of slots.children) slot.classList.remove('has-won');
    const answer = await table.play<Detail>({ level: bar.stepper.level, risk }, bar.stepper.units);
    if (!answer) return;
    await fall(answer.detail.path);
    slots.children[answer.detail.slot]?.classList.add('has-won');
    table.settle(answer, { words: formatTimes(answer.detail.pays, 100) });
  }

  choose(risk);
  return {
    stage: h('div', { class: 'plinko' }, board as unknown as HTMLElement, slots),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!step) return bar.onKey(key);
      choose(RISKS[Math.min(RISKS.length - 1, Math.max(0, RISKS.indexOf(risk) + step))] ?? risk);
      return true;
    },
    pause: () => undefined,
  };
}
