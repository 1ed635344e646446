import { PANELS, SCRATCH_PRIZES } from '../../engine/scratch-prizes.ts';
import { h } from '../dom.ts';
import type { RoundAnswer } from '../protocol.ts';
import { buildRules } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';

interface Detail {
  panels: number[];
  prize: number | null;
}

export function mount(table: Table<{ levels: number[] }, null>): GameView {
  const { text, info, sound, money } = table;
  const names = text.scratch;
  let bought: RoundAnswer<Detail, null> | null = null;
  let units = 0;
  const open = new Set<number>();
  const panels = Array.from({ length: PANELS }, (_, place) =>
    h(
      'button',
      { type: 'button', class: 'panel', onclick: () => scratch([place]) },
      h('span', { class: 'sr-only' }, fill(names.panel, { number: place + 1 })),
    ),
  );
  const bar = new SoloBar({
    table,
    levels: info.rules.levels,
    startLabel: names.buy,
    start: () => (bought ? all() : buy()),
    after: show,
  });

  function show(): void {
    bar.button.textContent = bought ? names.all : names.buy;
    bar.stepper.isLocked = bought !== null;
    for (const [place, panel] of panels.entries()) panel.disabled = !bought || open.has(place);
  }

  async function buy(): Promise<void> {
    units = bar.stepper.units;
    const answer = await table.play<Detail>({ level: bar.stepper.level }, units);
    if (!answer) return;
    bought = answer;
    open.clear();
    for (const panel of panels) {
      panel.className = 'panel';
      panel.replaceChildren(panel.firstElementChild ?? '');
    }
  }

  async function all(): Promise<void> {
    scratch(panels.keys());
  }

  function scratch(places: Iterable<number>): void {
    if (!bought) return;
    const { panels: under, prize } = bought.detail;
    for (const place of places) {
      if (open.has(place)) continue;
      open.add(place);
      const pays = SCRATCH_PRIZES[under[place] ?? 0]?.pays ?? 0;
      panels[place]?.append(h('b', {}, `×${pays}`), h('small', {}, money(units * pays)));
      panels[place]?.classList.add('open');
      sound.play('stop');
    }
    if (open.size === PANELS) finish(bought, prize);
    if (!bar.isBusy) show();
  }

  function finish(answer: RoundAnswer<Detail, null>, prize: number | null): void {
    bought = null;
    for (const [place, panel] of panels.entries())
      panel.classList.toggle('has-won', answer.detail.panels[place] === prize);
    const times = SCRATCH_PRIZES[prize ?? -1]?.pays;
    table.settle(answer, times ? { words: fill(names.three, { times }) } : {});
    queueMicrotask(show);
  }

  show();
  return {
    stage: h('div', { class: 'scratch' }, ...panels),
    controls: bar.element,
    get rules() {
      const prizes = SCRATCH_PRIZES.map(({ pays }) => h('li', {}, fill(names.three, { times: pays })));
      return buildRules(text, names, h('ul', { class: 'ranking' }, ...prizes));
    },
    onKey(key) {
      const place = Number(key) - 1;
      if (place >= 0 && place < PANELS) scratch([place]);
      else return bar.onKey(key);
      return true;
    },
    pause: () => undefined,
  };
}
