import { SPECIES, SPECIES_NAMES } from '../../engine/fish-species.ts';
import { h, isStill } from '../dom.ts';
import { parseUnits } from '../money.ts';
import { BetStepper } from '../stepper.ts';
import type { GameView, Table } from '../table.ts';
import { Painter } from './fish-painter.ts';
import { Sea, type Swimmer } from './fish-sea.ts';

interface Rules {
  levels: number[];
  mostShots: number;
}

interface Detail {
  shots: { species: string; isCaught: boolean; win: string }[];
}

const SHOT_EVERY_S = 0.22;
const SEND_EVERY_MS = 180;
const TURN_STEP = 0.08;
const LONGEST_STEP_S = 0.05;
const CALM = 0.35;

/** Sends hits as bets, several in one request. */
class FishView implements GameView {
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  readonly #table;
  readonly #stepper;
  readonly #painter;
  readonly #auto;
  readonly #sea = new Sea(isStill() ? CALM : 1, (swimmer) => this.#hits.push(swimmer));
  #hits: Swimmer[] = [];
  #isAuto = false;
  #isPressed = false;
  #sinceShot = 0;
  #before = 0;

  constructor(table: Table<Rules, null>) {
    const { text, info } = table;
    this.#table = table;
    this.#stepper = new BetStepper(table, info.rules.levels);
    const canvas = h('canvas', { role: 'img', 'aria-label': text.fish.sea });
    this.#painter = new Painter(canvas, info.skin);
    this.stage = h('div', { class: 'sea' }, canvas);
    this.#auto = h(
      'button',
      { type: 'button', class: 'plain', 'aria-pressed': 'false', onclick: () => this.#setAuto(!this.#isAuto) },
      text.fish.auto,
    );
    const shoot = h('button', { type: 'button', class: 'primary', onclick: () => this.#shoot() }, text.fish.shoot);
    this.controls = h('div', { class: 'row' }, this.#stepper.element, this.#auto, shoot);
    this.#listen(canvas);
    requestAnimationFrame((time) => this.#frame(time));
    setTimeout(() => void this.#send(), SEND_EVERY_MS);
  }

  get rules(): HTMLElement {
    const { text, info, money } = this.#table;
    const items = SPECIES_NAMES.map((species) =>
      h(
        'li',
        {},
        h('img', { src: info.skin.swimmers[species] ?? '', alt: '' }),
        h('b', {}, `${SPECIES[species].pays}× `, money(SPECIES[species].pays * this.#stepper.units)),
      ),
    );
    return h(
      'div',
      { class: 'stack' },
      h('p', {}, text.fish.about),
      h('ul', { class: 'pay-table' }, ...items),
      h('p', { class: 'quiet' }, `${text.keys}: ${text.fish.keys}`),
    );
  }

  onKey(key: string): boolean {
    if (key === ' ' || key === 'Enter') this.#shoot();
    else if (key === 'ArrowLeft') this.#sea.turnTo(this.#sea.angle - TURN_STEP);
    else if (key === 'ArrowRight') this.#sea.turnTo(this.#sea.angle + TURN_STEP);
    else if (key === 'ArrowUp') this.#stepper.move(1);
    else if (key === 'ArrowDown') this.#stepper.move(-1);
    else if (key === 'a' || key === 'A') this.#setAuto(!this.#isAuto);
    else return false;
    return true;
  }

  pause(): void {
    this.#setAuto(false);
    this.#isPressed = false;
  }

  #listen(canvas: HTMLCanvasElement): void {
    new ResizeObserver(() => {
      this.#sea.width = this.#painter.fit();
    }).observe(canvas);
    const aim = ({ offsetX, offsetY }: PointerEvent) =>
      this.#sea.aim(offsetX / canvas.clientHeight, offsetY / canvas.clientHeight);
    canvas.addEventListener('pointermove', aim);
    canvas.addEventListener('pointerdown', (event) => {
      aim(event);
      this.#isPressed = true;
      this.#shoot();
    });
    for (const end of ['pointerup', 'pointercancel', 'blur'] as const) {
      addEventListener(end, () => {
        this.#isPressed = false;
      });
    }
  }

  #frame(time: number): void {
    if (!this.stage.isConnected && this.#before > 0) return;
    const seconds = Math.min(LONGEST_STEP_S, (time - (this.#before || time)) / 1000);
    this.#before = time;
    this.#sinceShot += seconds;
    if (this.#isAuto || this.#isPressed) this.#shoot();
    this.#sea.move(seconds);
    this.#painter.paint(this.#sea, isStill() ? 0 : time / 1000);
    requestAnimationFrame((next) => this.#frame(next));
  }

  #shoot(): void {
    if (this.#sinceShot < SHOT_EVERY_S) return;
    if (this.#table.balance < this.#stepper.units) {
      this.pause();
      this.#table.say(this.#table.text.insufficient);
      return;
    }
    this.#sinceShot = 0;
    this.#sea.shoot();
    this.#table.sound.play('shot');
  }

  async #send(): Promise<void> {
    const hit = this.#hits.splice(0, this.#table.info.rules.mostShots);
    if (hit.length > 0) await this.#bet(hit);
    setTimeout(() => void this.#send(), SEND_EVERY_MS);
  }

  async #bet(hit: readonly Swimmer[]): Promise<void> {
    const { level, units } = this.#stepper;
    const answer = await this.#table.play<Detail>(
      { level, shots: hit.map(({ species }) => species) },
      units * hit.length,
    );
    if (!answer) {
      this.#hits = [];
      this.pause();
      return;
    }
    for (const [index, { isCaught, win }] of answer.detail.shots.entries()) {
      const swimmer = hit[index];
      if (!swimmer) continue;
      if (!isCaught) swimmer.hitFor = 0.15;
      else if (swimmer.caughtFor === null)
        Object.assign(swimmer, { caughtFor: 0, label: this.#table.money(parseUnits(win)) });
    }
    this.#table.settle(answer, { isQuiet: true });
  }

  #setAuto(isAuto: boolean): void {
    this.#isAuto = isAuto;
    this.#auto.setAttribute('aria-pressed', String(isAuto));
  }
}

export const mount = (table: Table<Rules, null>): GameView => new FishView(table);
