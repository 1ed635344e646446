import { isBust, isNatural, readHand } from '../../engine/blackjack/hand.ts';
import { actionsFor, type BlackjackState, handInPlay } from '../../engine/blackjack/table.ts';
import { h, isStill, wait } from '../dom.ts';
import type { RoundAnswer } from '../protocol.ts';
import { buildRules } from '../rules.ts';
import { SoloBar } from '../solo.ts';
import type { GameView, Table } from '../table.ts';
import { fill } from '../texts/texts.ts';
import { cardFace, cardName, DEAL_MS, flyIn } from './cards.ts';

const ACTIONS = ['hit', 'stand', 'double', 'split'] as const;
type Action = (typeof ACTIONS)[number];
const KEYS: Record<string, Action> = { h: 'hit', ' ': 'hit', Enter: 'hit', s: 'stand', d: 'double', p: 'split' };

interface Detail extends BlackjackState {
  isOver: boolean;
  /** Payouts of the hands, in halves of a stake. */
  halves?: number[];
}

function buildPlace(name: string) {
  const points = h('span', { class: 'points' });
  const cards = h('div', { class: 'cards', role: 'img' });
  const verdict = h('p', { class: 'verdict' });
  const title = h('h2', {}, name, points);
  return {
    points,
    cards,
    verdict,
    element: h('section', { class: 'hand', 'aria-label': name }, title, cards, verdict),
  };
}
type Place = ReturnType<typeof buildPlace>;

/** An open hand continues on reopening. */
export function mount(table: Table<{ levels: number[] }, BlackjackState>): GameView {
  const { text, info, sound } = table;
  const names = text.blackjack;
  const dealer = buildPlace(names.dealer);
  const ours = h('div', { class: 'own-hands' });
  const buttons = ACTIONS.map((action) =>
    h('button', { type: 'button', class: 'plain', hidden: true, onclick: () => act(action) }, names[action]),
  );
  let open: BlackjackState | null = info.state;
  let places: Place[] = [];
  const bar: SoloBar = new SoloBar({
    table,
    levels: info.rules.levels,
    level: open?.level,
    startLabel: names.deal,
    start: () => send({ action: 'deal', level: bar.stepper.level }, bar.stepper.units),
    more: buttons,
  });

  async function lay({ cards, points }: Place, wanted: readonly number[], isFast: boolean): Promise<void> {
    for (const card of wanted.slice(cards.children.length)) {
      const face = cardFace(card);
      cards.append(face);
      if (isFast) continue;
      sound.play('card');
      flyIn(face);
      await wait(isStill() ? 40 : DEAL_MS);
    }
    cards.setAttribute('aria-label', wanted.map(cardName).join(' '));
    points.textContent = wanted.length > 0 ? String(readHand(wanted).points) : '';
  }

  async function show(state: BlackjackState, isFast = false): Promise<void> {
    if (state.hands.length !== places.length) {
      places = state.hands.map(() => buildPlace(names.you));
      ours.replaceChildren(...places.map(({ element }) => element));
    }
    for (const [index, hand] of state.hands.entries()) {
      const place = places[index];
      if (!place) continue;
      await lay(place, hand.cards, isFast);
      place.element.classList.toggle('in-play', hand === handInPlay(state) && state.hands.length > 1);
      if (isBust(hand.cards)) place.verdict.textContent = names.bust;
    }
    await lay(dealer, state.dealer, isFast);
  }

  function offer(): void {
    const allowed: string[] = open ? actionsFor(open) : [];
    for (const [index, button] of buttons.entries()) button.hidden = !allowed.includes(ACTIONS[index] ?? '');
    bar.button.hidden = open !== null;
    bar.stepper.element.hidden = open !== null;
  }

  function judge({ hands, halves = [] }: Detail): void {
    for (const [index, hand] of hands.entries()) {
      const place = places[index];
      if (!place || isBust(hand.cards)) continue;
      const stakes = (halves[index] ?? 0) / 2;
      const word = stakes > hand.stakes ? names.wins : stakes === hand.stakes ? names.push : names.loses;
      const isBest = hands.length === 1 && isNatural(hand.cards);
      place.verdict.textContent = isBest ? names.natural : word;
      place.element.classList.toggle('has-won', stakes > hand.stakes);
    }
  }

  async function send(bet: object, stake: number): Promise<void> {
    const answer = await table.play<Detail>(bet, stake);
    if (!answer) return;
    if (!open) {
      places = [];
      dealer.cards.replaceChildren();
    }
    open = answer.state;
    await show(answer.detail);
    finish(answer as RoundAnswer<Detail, BlackjackState>);
  }

  function finish(answer: RoundAnswer<Detail, BlackjackState>): void {
    const { detail } = answer;
    const words = fill(names.result, {
      hand: detail.hands.map(({ cards }) => readHand(cards).points).join(' / '),
      dealer: readHand(detail.dealer).points,
    });
    if (detail.isOver) judge(detail);
    const staked = detail.hands.reduce((sum, { stakes }) => sum + stakes, 0) * bar.stepper.units;
    table.settle(answer, { words, isQuiet: !detail.isOver, staked });
    if (!detail.isOver) table.say(words);
    offer();
    if (open && document.activeElement?.closest('[hidden]')) buttons[0]?.focus();
  }

  function act(action: Action): void {
    if (!open || !actionsFor(open).includes(action)) return;
    const costs = action === 'double' || action === 'split' ? bar.stepper.units : 0;
    void bar.run(() => send({ action }, costs));
  }

  if (open) {
    void show(open, true);
    queueMicrotask(() => table.say(names.goesOn));
  } else {
    places = [buildPlace(names.you)];
    ours.replaceChildren(...places.map(({ element }) => element));
  }
  offer();
  return {
    stage: h('div', { class: 'blackjack' }, dealer.element, ours),
    controls: bar.element,
    get rules() {
      return buildRules(text, names);
    },
    onKey(key) {
      const action = KEYS[key.length === 1 ? key.toLowerCase() : key];
      if (!open) return bar.onKey(key);
      if (action) act(action);
      return action !== undefined;
    },
    pause: () => undefined,
  };
}
