import { compareHands, splitHands, winningSide } from '../../engine/spots/card-tables.ts';
import { readHand } from '../../engine/three-cards.ts';
import { h, isStill, wait } from '../dom.ts';
import type { Sound } from '../sound.ts';
import type { Texts } from '../texts/shape.ts';
import { cardFace, cardName, flyIn } from './cards.ts';
import type { Show } from './show.ts';

const CARD_MS = 420;
const FEW_CARDS = 8;

function cardsPlace(name: string) {
  const cards = h('div', { class: 'cards' });
  const verdict = h('p', { class: 'verdict' });
  const element = h('section', { class: 'hand', 'aria-label': name }, h('h2', {}, name), cards, verdict);
  return { cards, verdict, element };
}

function showCard(cards: HTMLElement, card: number): void {
  const face = cardFace(card);
  cards.append(face);
  cards.setAttribute('role', 'img');
  cards.setAttribute('aria-label', `${cards.getAttribute('aria-label') ?? ''} ${cardName(card)}`.trim());
  flyIn(face);
}

function clear(...places: ReturnType<typeof cardsPlace>[]): void {
  for (const { cards, verdict, element } of places) {
    cards.replaceChildren();
    cards.removeAttribute('aria-label');
    verdict.textContent = '';
    element.classList.remove('has-won');
  }
}

export function andarBaharShow({ spots }: Texts, sound: Sound): Show {
  const { labels } = spots;
  const [joker, andar, bahar] = [labels.joker, labels.andar, labels.bahar].map(cardsPlace);
  if (!joker || !andar || !bahar) throw new Error('Three places are three places');
  return {
    element: h('div', { class: 'hands three' }, andar.element, joker.element, bahar.element),
    startLabel: spots.start.cards,
    async play(drawn) {
      clear(joker, andar, bahar);
      for (const [index, card] of drawn.entries()) {
        const place = index === 0 ? joker : index % 2 === 1 ? andar : bahar;
        sound.play('card');
        showCard(place.cards, card);
        if (place.cards.children.length > FEW_CARDS) place.cards.firstElementChild?.remove();
        await wait(isStill() ? 20 : Math.max(90, CARD_MS - index * 25));
      }
      (winningSide(drawn) === 'andar' ? andar : bahar).element.classList.add('has-won');
    },
    resultText: (drawn) => `${labels[winningSide(drawn)]}, ${cardName(drawn.at(-1) ?? 0)}`,
  };
}

export function teenPattiShow({ spots, cards: { hands } }: Texts, sound: Sound): Show {
  const { labels } = spots;
  const places = { a: cardsPlace(labels.a), b: cardsPlace(labels.b) };
  const handName = (cards: number[]) => hands[readHand(cards).name];
  return {
    element: h('div', { class: 'hands' }, places.a.element, places.b.element),
    startLabel: spots.start.cards,
    async play(drawn) {
      clear(places.a, places.b);
      const dealt = splitHands(drawn);
      for (const side of ['a', 'b'] as const) {
        for (const card of dealt[side]) {
          sound.play('card');
          showCard(places[side].cards, card);
          await wait(isStill() ? 20 : CARD_MS);
        }
        places[side].verdict.textContent = handName(dealt[side]);
      }
      const difference = compareHands(drawn);
      if (difference !== 0) places[difference > 0 ? 'a' : 'b'].element.classList.add('has-won');
    },
    resultText(drawn) {
      const { a, b } = splitHands(drawn);
      return `${labels.a}: ${handName(a)} – ${labels.b}: ${handName(b)}`;
    },
  };
}
