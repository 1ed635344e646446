import type { Spot } from '../../engine/spots/spot.ts';
import { spotTables } from '../../engine/spots/tables.ts';
import type { Kind } from '../../engine/types.ts';
import { ChipTray, chipKey } from '../chips.ts';
import { h } from '../dom.ts';
import { buildRules } from '../rules.ts';
import type { GameView, Table } from '../table.ts';
import type { Texts } from '../texts/shape.ts';
import { fill } from '../texts/texts.ts';
import { Zones } from '../zones.ts';
import { createShow } from './spot-shows.ts';

const LAST_RESULTS = 12;

interface Detail {
  drawn: number[];
}

export function spotName({ spots }: Texts, id: string): string {
  const [name = '', one = '', two = ''] = id.split('-');
  return fill(spots.labels[name as keyof typeof spots.labels] ?? id, { one, two });
}

const profitOdds = (hundredths: number): number => Number((hundredths / 100 - 1).toFixed(2));

const formatOdds = ({ least, most }: Spot): string => `${least ? `${profitOdds(least)}–` : ''}${profitOdds(most)}:1`;

export function mount(table: Table<{ mostOnSpot: number }, null>): GameView {
  const { text, info, sound } = table;
  const kind = info.kind as Kind;
  const rules = spotTables.find((each) => each.kind === kind);
  if (!rules) throw new Error(`There is no table ${kind}`);
  const show = createShow(kind, text, sound);
  const last = h('ol', { class: 'last-words', 'aria-label': text.baccarat.results });
  let isBusy = false;
  const zones = new Zones(
    rules.spots.map((spot) => ({
      id: spot.id,
      label: spotName(text, spot.id),
      note: show.noteText?.(spot.id) ?? formatOdds(spot),
      picture: show.drawPicture?.(spot.id),
    })),
    (id) => tray.place(id),
  );
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void play(),
    startLabel: show.startLabel,
    onChange: (placed) => queueMicrotask(() => zones.lay(placed, tray)),
  });

  async function play(): Promise<void> {
    if (isBusy) return;
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    const answer = await table.play<Detail>({ chips: tray.placed }, tray.units);
    if (answer) {
      const { drawn } = answer.detail;
      zones.showWinners([]);
      show.element.scrollIntoView({ block: 'nearest' });
      await show.play(drawn);
      zones.showWinners((rules?.spots ?? []).filter(({ pays }) => pays(drawn) >= 100).map(({ id }) => id));
      const words = show.resultText(drawn);
      last.prepend(h('li', {}, words));
      if (last.children.length > LAST_RESULTS) last.lastElementChild?.remove();
      table.settle(answer, { words });
      tray.collect();
    }
    tray.isLocked = false;
    isBusy = false;
  }

  return {
    stage: h('div', { class: `spot-table ${kind}` }, h('div', { class: 'show' }, show.element), last, zones.element),
    controls: tray.element,
    get rules() {
      const { about } = text.spots;
      return buildRules(text, { about: about[kind as keyof typeof about], keys: text.baccarat.keys });
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void play();
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
