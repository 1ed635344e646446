import { FIELDS, readWheel } from '../../engine/spots/money-wheel.ts';
import { h, isStill, s, wait } from '../dom.ts';
import type { Sound } from '../sound.ts';
import type { Texts } from '../texts/shape.ts';
import type { Show } from './show.ts';

const TURN = (2 * Math.PI) / FIELDS.length;
const RADIUS = 96;
const SPIN_MS = 3600;
const TURNS = 4;

const pointAt = (angle: number, radius: number) =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

function drawField(field: number, index: number): SVGElement {
  const [from, to] = [(index - 0.5) * TURN, (index + 0.5) * TURN];
  const path = `M0 0L${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to, RADIUS)}Z`;
  const degrees = ((index * TURN) / Math.PI) * 180;
  return s(
    'g',
    { class: field > 0 ? `worth-${field}` : 'times' },
    s('path', { d: path }),
    s('text', { transform: `rotate(${degrees.toFixed(2)}) translate(0 -84)`, class: 'field' }, label(field)),
  );
}

const label = (field: number) => (field > 0 ? String(field) : `×${-field}`);

export function wheelShow({ spots }: Texts, sound: Sound): Show {
  const disc = s('g', { class: 'disc' }, ...FIELDS.map(drawField), s('circle', { r: 30, class: 'hub' }));
  const wheel = s(
    'svg',
    { viewBox: '-100 -106 200 206', class: 'money-wheel', 'aria-hidden': 'true' },
    disc,
    s('path', { d: 'M-7 -106h14l-7 16z', class: 'pointer' }),
  );
  let at = 0;

  async function turnTo(index: number): Promise<void> {
    const goal = -index * (360 / FIELDS.length);
    const from = at;
    at = goal - 360 * (Math.ceil((goal - from) / 360) + TURNS);
    disc.style.setProperty('transform', `rotate(${at}deg)`);
    if (isStill()) return;
    disc.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${at}deg)` }], {
      duration: SPIN_MS,
      easing: 'cubic-bezier(.15,.6,.2,1)',
    });
    await wait(SPIN_MS);
  }

  return {
    element: h('div', { class: 'wheel-place' }, wheel as unknown as HTMLElement),
    startLabel: spots.start.moneyWheel,
    noteText: (id) => `${id.split('-')[1]}:1`,
    async play(drawn) {
      for (const index of drawn) {
        sound.play('spin');
        await turnTo(index);
        sound.play('stop');
      }
    },
    resultText(drawn) {
      const { worth, times } = readWheel(drawn);
      return times > 1 ? `×${times} · ${worth}` : String(worth);
    },
  };
}
