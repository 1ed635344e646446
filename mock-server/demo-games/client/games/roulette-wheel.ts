import { pocketColour, WHEEL } from '../../engine/roulette-spots.ts';
import { isStill, s } from '../dom.ts';

const SPIN_MS = 4200;
const TURNS = 4;
const BALL_TURNS = 9;
const STEP = 360 / WHEEL.length;
const FILLS = { red: '#c5162e', black: '#17141c', green: '#0f8a4b' };

const at = (radius: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
};

function pocket(number: number, index: number): SVGElement {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP];
  const d = `M${at(88, from)}A88 88 0 0 1 ${at(88, to)}L${at(52, to)}A52 52 0 0 0 ${at(52, from)}Z`;
  const label = s('text', { y: -75, transform: `rotate(${index * STEP})` }, String(number));
  return s('g', {}, s('path', { d, fill: FILLS[pocketColour(number)], stroke: '#e2b659', 'stroke-width': 0.7 }), label);
}

const gradient = (id: string, ...stops: [string, string][]) =>
  s('radialGradient', { id }, ...stops.map(([offset, color]) => s('stop', { offset, 'stop-color': color })));

/** Wheel and ball turn in opposite directions and stop with the ball at the top. */
export class Wheel {
  readonly element: SVGElement;
  readonly #disc: SVGElement;
  readonly #ball: SVGElement;
  #angle = 0;

  constructor() {
    const spokes = [0, 45, 90, 135].map((turn) =>
      s('path', {
        d: 'M-30 0H30',
        stroke: '#d9a94a',
        'stroke-width': 4,
        'stroke-linecap': 'round',
        transform: `rotate(${turn})`,
      }),
    );
    this.#disc = s(
      'g',
      { class: 'disc' },
      ...WHEEL.map(pocket),
      s('circle', { r: 52, fill: 'url(#wood)', stroke: '#e2b659', 'stroke-width': 1.5 }),
      ...spokes,
      s('circle', { r: 13, fill: 'url(#brass)', stroke: '#5d3a0c' }),
    );
    this.#ball = s('g', { class: 'disc' }, s('circle', { cy: -60, r: 4.2, fill: 'url(#ball)' }));
    this.element = s(
      'svg',
      { class: 'wheel', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
      s(
        'defs',
        {},
        gradient('wood', ['0', '#8a4b1e'], ['.7', '#5d2d10'], ['1', '#3a1a08']),
        gradient('brass', ['0', '#fff3c4'], ['.6', '#e2b659'], ['1', '#8f5f17']),
        gradient('ball', ['0', '#fff'], ['1', '#b9b9c4']),
      ),
      s('circle', { r: 102, fill: 'url(#wood)' }),
      s('circle', { r: 95, fill: 'none', stroke: '#e2b659', 'stroke-width': 2 }),
      this.#disc,
      this.#ball,
      s('path', { d: 'M-5 -103H5L0 -91Z', fill: '#fff3c4' }),
    );
  }

  async spinTo(number: number): Promise<void> {
    const rest = -WHEEL.indexOf(number as (typeof WHEEL)[number]) * STEP;
    const from = this.#angle;
    this.#angle = rest;
    this.#disc.style.transform = `rotate(${rest}deg)`;
    if (isStill()) return;
    const timing = { duration: SPIN_MS, easing: 'cubic-bezier(.12,.6,.2,1)' };
    const disc = this.#disc.animate(
      [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${rest + TURNS * 360}deg)` }],
      timing,
    );
    this.#ball.animate(
      [
        { transform: 'rotate(0deg) scale(1.5)' },
        { transform: `rotate(${-BALL_TURNS * 250}deg) scale(1.5)`, offset: 0.55 },
        { transform: `rotate(${-BALL_TURNS * 360}deg) scale(1)` },
      ],
      timing,
    );
    await disc.finished;
  }
}
