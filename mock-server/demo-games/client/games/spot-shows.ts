import { BEASTS, COLOURS } from '../../engine/spots/faces.ts';
import { countLastRow } from '../../engine/spots/fan-tan.ts';
import { sumDrawn } from '../../engine/spots/spot.ts';
import type { Kind } from '../../engine/types.ts';
import { h, isStill, wait } from '../dom.ts';
import type { Sound } from '../sound.ts';
import type { Texts } from '../texts/shape.ts';
import { fill } from '../texts/texts.ts';
import { drawBeast } from './beast.ts';
import { andarBaharShow, teenPattiShow } from './card-shows.ts';
import { drawDie } from './die.ts';
import { raceShow } from './race-show.ts';
import type { Show } from './show.ts';
import { wheelShow } from './wheel-show.ts';

const SHAKES = 8;
const SHAKE_MS = 90;

async function shake(
  bowl: HTMLElement,
  drawn: readonly number[],
  drawPiece: (side: number) => Element,
  sides: number[],
) {
  for (let step = 0; step < SHAKES && !isStill(); step += 1) {
    const other = (side: number) => sides[(sides.indexOf(side) + step + 1) % sides.length] ?? side;
    bowl.replaceChildren(...drawn.map((side) => drawPiece(other(side))));
    bowl.classList.toggle('tilted', step % 2 === 0);
    await wait(SHAKE_MS);
  }
  bowl.classList.remove('tilted');
  bowl.replaceChildren(...drawn.map(drawPiece));
}

function bowlShow(
  startLabel: string,
  {
    drawPiece,
    sides,
    first,
    resultText,
    sound,
  }: {
    drawPiece(side: number, index?: number): Element;
    sides: number[];
    first: number[];
    resultText(drawn: number[]): string;
    sound: Sound;
  },
): Show {
  const bowl = h('div', { class: 'dice' }, ...first.map((side, index) => drawPiece(side, index)));
  return {
    element: bowl,
    startLabel,
    async play(drawn) {
      sound.play('spin');
      await shake(bowl, drawn, drawPiece, sides);
      bowl.replaceChildren(...drawn.map((side, index) => drawPiece(side, index)));
    },
    resultText,
  };
}

const SIDES = [1, 2, 3, 4, 5, 6];

function coinsShow({ spots }: Texts, sound: Sound): Show {
  const drawPiece = (side: number) => h('span', { class: `coin ${side === 1 ? 'red' : 'white'}` });
  const resultText = (drawn: number[]) =>
    `${fill(spots.reds, { count: sumDrawn(drawn) })}, ${sumDrawn(drawn) % 2 === 0 ? spots.labels.even : spots.labels.odd}`;
  return bowlShow(spots.start.coins, { drawPiece, sides: [0, 1], first: [1, 0, 1, 0], resultText, sound });
}

const FACES = [0, 1, 2, 3, 4, 5];
const FIRST_FACES = [0, 3, 5];

function coloursShow({ spots }: Texts, sound: Sound): Show {
  const sideName = (side: number) => spots.labels[COLOURS[side] ?? 'red'];
  const drawPiece = (side: number) => h('span', { class: `face-die ${COLOURS[side]}` }, sideName(side));
  const resultText = (drawn: number[]) => drawn.map(sideName).join(' + ');
  return bowlShow(spots.start.dice, { drawPiece, sides: FACES, first: FIRST_FACES, resultText, sound });
}

function beastsShow({ spots }: Texts, sound: Sound): Show {
  const beastAt = (side: number) => BEASTS[side] ?? 'deer';
  const sideName = (side: number) => spots.labels[beastAt(side)];
  const drawPiece = (side: number) =>
    h(
      'span',
      { class: `face-die ${beastAt(side)}`, role: 'img', 'aria-label': sideName(side) },
      drawBeast(beastAt(side)),
    );
  const resultText = (drawn: number[]) => drawn.map(sideName).join(' + ');
  const drawPicture = (id: string) => drawBeast(beastAt(BEASTS.indexOf(id as (typeof BEASTS)[number])));
  return {
    ...bowlShow(spots.start.dice, { drawPiece, sides: FACES, first: FIRST_FACES, resultText, sound }),
    drawPicture,
  };
}

function diceShow({ spots }: Texts, sound: Sound): Show {
  const resultText = (drawn: number[]) => `${drawn.join(' + ')} = ${sumDrawn(drawn)}`;
  return bowlShow(spots.start.dice, { drawPiece: drawDie, sides: SIDES, first: [1, 3, 6], resultText, sound });
}

function duelShow({ spots }: Texts, sound: Sound): Show {
  const { labels } = spots;
  const drawPiece = (side: number, index = 0) =>
    h('span', { class: `duel-die ${index === 0 ? 'red' : 'blue'}` }, drawDie(side));
  const resultText = ([red = 0, blue = 0]: number[]) => `${labels.red} ${red} – ${labels.blue} ${blue}`;
  return bowlShow(spots.start.dice, { drawPiece, sides: SIDES, first: [6, 1], resultText, sound });
}

function beadsShow({ spots }: Texts, sound: Sound): Show {
  const bowl = h('div', { class: 'beads-bowl' });
  const bead = () => h('i');
  bowl.append(...Array.from({ length: 24 }, bead));
  return {
    element: bowl,
    startLabel: spots.start.fanTan,
    async play([beads = 0]) {
      sound.play('spin');
      bowl.replaceChildren(...Array.from({ length: beads }, bead));
      for (let left = beads; left > 4; left -= 4) {
        if (!isStill()) await wait(SHAKE_MS * 1.5);
        for (let each = 0; each < 4; each += 1) bowl.lastElementChild?.remove();
        sound.play('stop');
      }
    },
    resultText: (drawn) => fill(spots.beads, { beads: drawn[0] ?? 0, left: countLastRow(drawn) }),
  };
}

/** Throws for a kind without a show. */
export function createShow(kind: Kind, text: Texts, sound: Sound): Show {
  switch (kind) {
    case 'coins':
      return coinsShow(text, sound);
    case 'beasts':
      return beastsShow(text, sound);
    case 'colours':
      return coloursShow(text, sound);
    case 'thaiDice':
      return diceShow(text, sound);
    case 'diceDuel':
      return duelShow(text, sound);
    case 'fanTan':
      return beadsShow(text, sound);
    case 'moneyWheel':
      return wheelShow(text, sound);
    case 'race':
      return raceShow(text, sound);
    case 'andarBahar':
      return andarBaharShow(text, sound);
    case 'teenPatti':
      return teenPattiShow(text, sound);
    default:
      throw new Error(`There is no table ${kind}`);
  }
}
