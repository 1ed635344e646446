import { SPECIES, SPECIES_NAMES, type SpeciesName } from '../../engine/fish-species.ts';

/** Lengths are relative to the sea's height. */
export interface Swimmer {
  species: SpeciesName;
  x: number;
  y: number;
  /** 1 to the right, -1 to the left. */
  way: number;
  phase: number;
  /** Seconds; null while it swims. */
  caughtFor: number | null;
  /** Seconds. */
  hitFor: number;
  label: string;
}

export interface Bullet {
  x: number;
  y: number;
  dx: number;
  dy: number;
  bounces: number;
}

export const CANNON_Y = 0.97;
const BULLET_SPEED = 1.1;
const SWIM_SPEED = 0.11;
const MOST_BOUNCES = 3;
const MOST_SWIMMERS = 26;
const NEW_EVERY_S = 0.55;
const CAUGHT_S = 0.9;
export const TURN_LIMIT = 1.35;

/** Swimmers are decoration, so the browser's random numbers suffice. */
export class Sea {
  swimmers: Swimmer[] = [];
  bullets: Bullet[] = [];
  /** Radians from straight up. */
  angle = 0;
  width = 1.6;
  #untilNew = 0;

  constructor(
    readonly pace: number,
    readonly onHit: (swimmer: Swimmer) => void,
  ) {
    for (let count = 0; count < MOST_SWIMMERS / 2; count += 1) this.#add(Math.random());
  }

  swimmerSize({ species }: Pick<Swimmer, 'species'>): number {
    return SPECIES[species].size * Math.min(1, 0.55 + this.width * 0.3);
  }

  shoot(): void {
    const [dx, dy] = [Math.sin(this.angle) * BULLET_SPEED, -Math.cos(this.angle) * BULLET_SPEED];
    this.bullets.push({ x: this.width / 2 + dx * 0.09, y: CANNON_Y + dy * 0.09, dx, dy, bounces: 0 });
  }

  aim(x: number, y: number): void {
    this.turnTo(Math.atan2(x - this.width / 2, CANNON_Y - y));
  }

  turnTo(angle: number): void {
    this.angle = Math.max(-TURN_LIMIT, Math.min(TURN_LIMIT, angle));
  }

  move(seconds: number): void {
    this.#untilNew -= seconds * this.pace;
    if (this.#untilNew <= 0 && this.swimmers.length < MOST_SWIMMERS) {
      this.#add(null);
      this.#untilNew = NEW_EVERY_S;
    }
    for (const swimmer of this.swimmers) this.#swim(swimmer, seconds);
    this.swimmers = this.swimmers.filter((swimmer) => this.#isThere(swimmer));
    for (const bullet of this.bullets) this.#fly(bullet, seconds);
    this.bullets = this.bullets.filter((bullet) => bullet.bounces <= MOST_BOUNCES && !this.#hits(bullet));
  }

  /** `at` is a part of the width; null is outside. Common species are likelier. */
  #add(at: number | null): void {
    const place = Math.floor(Math.random() ** 2.2 * SPECIES_NAMES.length);
    const species = SPECIES_NAMES[place] ?? 'fish';
    const way = Math.random() < 0.5 ? 1 : -1;
    const beyond = way > 0 ? -SPECIES[species].size : this.width + SPECIES[species].size;
    const [x, y] = [at === null ? beyond : at * this.width, 0.08 + Math.random() * 0.66];
    this.swimmers.push({ species, x, y, way, phase: Math.random() * 6, caughtFor: null, hitFor: 0, label: '' });
  }

  #swim(swimmer: Swimmer, seconds: number): void {
    swimmer.hitFor = Math.max(0, swimmer.hitFor - seconds);
    if (swimmer.caughtFor !== null) {
      swimmer.caughtFor += seconds;
      return;
    }
    const step = SPECIES[swimmer.species].speed * SWIM_SPEED * this.pace * seconds;
    swimmer.phase += seconds * 1.6 * this.pace;
    swimmer.x += swimmer.way * step;
    swimmer.y += Math.sin(swimmer.phase) * step * 0.35;
  }

  #isThere({ species, x, way, caughtFor }: Swimmer): boolean {
    if (caughtFor !== null) return caughtFor < CAUGHT_S;
    const { size } = SPECIES[species];
    return way > 0 ? x < this.width + size : x > -size;
  }

  #fly(bullet: Bullet, seconds: number): void {
    bullet.x += bullet.dx * seconds;
    bullet.y += bullet.dy * seconds;
    const isBeside = (bullet.x < 0 && bullet.dx < 0) || (bullet.x > this.width && bullet.dx > 0);
    const isBeyond = (bullet.y < 0 && bullet.dy < 0) || (bullet.y > 1 && bullet.dy > 0);
    if (isBeside) bullet.dx = -bullet.dx;
    if (isBeyond) bullet.dy = -bullet.dy;
    if (isBeside || isBeyond) bullet.bounces += 1;
  }

  #hits(bullet: Bullet): boolean {
    const hit = this.swimmers.find((swimmer) => {
      const distance = Math.hypot(bullet.x - swimmer.x, bullet.y - swimmer.y);
      return swimmer.caughtFor === null && distance < this.swimmerSize(swimmer) * 0.42;
    });
    if (hit) this.onHit(hit);
    return hit !== undefined;
  }
}
