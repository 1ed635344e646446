import { ChipTray, chipKey } from '../chips.ts';
import { h, isStill, wait } from '../dom.ts';
import { buildRules } from '../rules.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { Zones } from '../zones.ts';
import { cardFace, cardName, flyIn } from './cards.ts';

const SIDES = ['dragon', 'tiger'] as const;
const BETS = ['dragon', 'tie', 'tiger'] as const;
const PAUSE_MS = 600;
const LAST_RESULTS = 24;

interface Rules {
  pays: Record<(typeof BETS)[number], number>;
  mostOnSpot: number;
}

interface Detail {
  dragon: number;
  tiger: number;
  winner: (typeof BETS)[number];
}

export function mount(table: Table<Rules, null>): GameView {
  const { text, info, sound } = table;
  const names = text.dragonTiger;
  const hands = new Map(
    SIDES.map((side) => {
      const cards = h('div', { class: 'cards' });
      const element = h(
        'section',
        { class: `hand ${side}`, 'aria-label': names[side] },
        h('h2', {}, names[side]),
        cards,
      );
      return [side, { cards, element }];
    }),
  );
  const last = h('ol', { class: 'last-results', 'aria-label': text.baccarat.results });
  let isBusy = false;
  const zones = new Zones(
    BETS.map((id) => ({ id, label: names[id], note: `${info.rules.pays[id] / 100 - 1}:1` })),
    (id) => tray.place(id),
  );
  const tray = new ChipTray({
    table,
    mostOnSpot: info.rules.mostOnSpot,
    start: () => void deal(),
    startLabel: text.baccarat.deal,
    onChange: (placed) => queueMicrotask(() => zones.lay(placed, tray)),
  });

  async function show(detail: Detail): Promise<void> {
    for (const side of SIDES) {
      sound.play('card');
      const face = cardFace(detail[side]);
      hands.get(side)?.cards.replaceChildren(face);
      hands.get(side)?.cards.setAttribute('aria-label', cardName(detail[side]));
      flyIn(face);
      await wait(isStill() ? 60 : PAUSE_MS);
    }
  }

  function finish({ dragon, tiger, winner }: Detail): string {
    zones.showWinners([winner]);
    for (const [side, { element }] of hands) element.classList.toggle('has-won', side === winner);
    last.append(h('li', { class: winner }, names.short[winner]));
    if (last.children.length > LAST_RESULTS) last.firstElementChild?.remove();
    const cards = `${cardName(dragon)} – ${cardName(tiger)}`;
    if (winner === 'tie') return fill(text.baccarat.tied, { points: cards });
    return fill(text.baccarat.wins, { side: names[winner], points: cards });
  }

  async function deal(): Promise<void> {
    if (isBusy) return;
    if (tray.units === 0) return table.say(text.chips.first);
    isBusy = true;
    tray.isLocked = true;
    const answer = await table.play<Detail>({ chips: tray.placed }, tray.units);
    if (answer) {
      zones.showWinners([]);
      for (const { cards, element } of hands.values()) {
        cards.replaceChildren();
        element.classList.remove('has-won');
      }
      await show(answer.detail);
      table.settle(answer, { words: finish(answer.detail) });
      tray.collect();
    }
    tray.isLocked = false;
    isBusy = false;
  }

  return {
    stage: h(
      'div',
      { class: 'baccarat dragon-tiger' },
      h('div', { class: 'hands' }, ...[...hands.values()].map(({ element }) => element)),
      zones.element,
      last,
    ),
    controls: tray.element,
    get rules() {
      return buildRules(text, { about: names.about, keys: text.baccarat.keys });
    },
    onKey(key) {
      if (key === ' ' || key === 'Enter') void deal();
      else return chipKey(tray, key);
      return true;
    },
    pause: () => undefined,
  };
}
