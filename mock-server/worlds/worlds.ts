import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { machineNow } from './clock.ts';
import type { Summarize } from './database.ts';
import { EventHub } from './event-hub.ts';
import { MovedTemplates } from './moved-templates.ts';
import { LogBudget } from './request-log.ts';
import { readSchema, readSnapshot } from './snapshot.ts';
import { TableCache } from './table-cache.ts';
import { requireTeamTemplate } from './team-template.ts';
import { type EventKinds, type Subscribers, World, type WorldOptions } from './world.ts';

export const DEFAULT_WORLD = 'default';
const UNFINISHED_MS = 3_600_000;
const WORLD_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export type Template = 'lean' | 'rich' | 'team';

interface WorldsOptions {
  template: string;
  /** 180 days of play, for the default world and on request; falls back to `template`. */
  richTemplate: string;
  /** A team of 5,000; built on first use. */
  teamTemplate: string;
  /** A subfolder for each seed. */
  directory: string;
  /** A closed world reopens on use. */
  idleMs: number;
  /** Idle time before deletion; the default world stays. */
  abandonedMs: number;
  maxWorlds: number;
  maxSnapshotBytes: number;
  events: EventKinds;
  subscribers: Subscribers;
  summarize: Summarize;
  defaultWorld: Template | 'none';
}

export class TooManyWorlds extends Error {
  constructor(most: number) {
    super(
      `There are ${most} worlds, the most that MOCK_MAX_WORLDS allows: delete some with DELETE /__mock/worlds/{world}.`,
    );
  }
}

export class Worlds {
  readonly #worlds = new Map<string, World>();
  readonly hub = new EventHub();
  readonly #logBudget = new LogBudget();
  readonly #shared = new TableCache();
  readonly #moved: MovedTemplates;
  readonly #directory: string;
  readonly #options: WorldsOptions;
  readonly #hasRich: boolean;
  #team: Promise<void> | null = null;
  #schemaHash: string | undefined;
  #restored = 0;
  readonly #sweeper: NodeJS.Timeout;

  /** Throws without a seeded database. */
  constructor(options: WorldsOptions) {
    if (!existsSync(options.template)) {
      throw new Error(`There is no seeded database at ${options.template}: run "npm run build" first.`);
    }
    const seedName = createHash('sha256').update(readFileSync(options.template)).digest('hex').slice(0, 16);
    this.#hasRich = existsSync(options.richTemplate);
    this.#options = options;
    this.#directory = path.join(options.directory, seedName);
    mkdirSync(this.#directory, { recursive: true });
    // Worlds of another seed may have other tables.
    for (const other of readdirSync(options.directory)) {
      if (other !== seedName) rmSync(path.join(options.directory, other), { recursive: true, force: true });
    }
    this.#moved = new MovedTemplates(options.summarize);
    for (const file of readdirSync(this.#directory)) {
      const isUnfinished = file.endsWith('.new');
      if (!isUnfinished && !file.endsWith('.db')) continue;
      const { mtimeMs = 0 } = statSync(path.join(this.#directory, file), { throwIfNoEntry: false }) ?? {};
      if (isUnfinished) {
        // A killed mock leaves an upload. Another mock may have a younger one under way.
        if (mtimeMs < machineNow() - UNFINISHED_MS) rmSync(path.join(this.#directory, file), { force: true });
        continue;
      }
      const world = this.#place(file.slice(0, -'.db'.length));
      world.lastUsed = mtimeMs;
    }
    this.#sweeper = setInterval(() => void this.sweep(), Math.max(1000, Math.min(options.idleMs, 30_000)));
    this.#sweeper.unref();
  }

  /** Null when requests must name a world. */
  get defaultName(): string | null {
    return this.#options.defaultWorld === 'none' ? null : DEFAULT_WORLD;
  }

  static isName(name: string): boolean {
    return WORLD_NAME.test(name);
  }

  /** Creates the world on first use; a promise only during its opening. Throws TooManyWorlds. */
  use(name: string): World | Promise<World> {
    const world = this.#worlds.get(name) ?? this.#add(name);
    const opening = world.open();
    return opening ? opening.then(() => world) : world;
  }

  has(name: string): boolean {
    return this.#worlds.has(name);
  }

  /** Returns null without a world; the default one is made. */
  async find(name: string): Promise<World | null> {
    return this.#worlds.has(name) || name === this.defaultName ? this.use(name) : null;
  }

  /** `isNew` is false for an existing one, which stays unchanged. Throws TooManyWorlds and TemplateFailed. */
  async create(
    name: string,
    { template, ...options }: WorldOptions & { template?: Template },
  ): Promise<{ world: World; isNew: boolean }> {
    if (template === 'team' && !this.#worlds.has(name)) await this.#requireTeam();
    if (this.#worlds.has(name)) return { world: await this.use(name), isNew: false };
    const world = this.#add(name, template);
    await world.begin(options);
    return { world, isNew: true };
  }

  snapshot(world: World): Promise<FileHandle> {
    return world.snapshot(this.#schema());
  }

  /** Makes the world or replaces it. Reads `source` to its end. Throws SnapshotRefused and TooManyWorlds. */
  async restore(name: string, source: Readable): Promise<World> {
    this.#restored += 1;
    const file = path.join(this.#directory, `${process.pid}-${this.#restored}.new`);
    try {
      const state = await readSnapshot(source, file, {
        schema: this.#schema(),
        mostBytes: this.#options.maxSnapshotBytes,
      });
      const world = this.#worlds.get(name) ?? this.#add(name);
      await world.restore(file, state);
      return world;
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Throws for a name that is taken, and TooManyWorlds. */
  async copy(world: World, name: string): Promise<World> {
    if (this.has(name)) throw new Error(`There is a world "${name}"`);
    // Takes the name before others do.
    this.#add(name);
    try {
      return await this.restore(name, (await this.snapshot(world)).createReadStream({ start: 0 }));
    } catch (error) {
      await this.delete(name);
      throw error;
    }
  }

  #schema(): string {
    this.#schemaHash ??= readSchema(this.#options.template);
    return this.#schemaHash;
  }

  async delete(name: string): Promise<World | null> {
    const world = this.#worlds.get(name);
    if (!world) return null;
    this.#worlds.delete(name);
    await world.remove();
    return world;
  }

  list(): World[] {
    return [...this.#worlds.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async sweep(now = machineNow()): Promise<void> {
    for (const world of this.list()) {
      const unused = now - world.lastUsed;
      if (unused > this.#options.abandonedMs && world.name !== DEFAULT_WORLD) await this.delete(world.name);
      else if (unused > this.#options.idleMs && world.isOpen && !world.isBusy) await world.close();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await Promise.all(this.list().map((world) => world.close()));
    this.#moved.remove();
  }

  /** Requests meanwhile wait for the same template. */
  #requireTeam(): Promise<void> {
    this.#team ??= requireTeamTemplate(this.#options.template, this.#options.teamTemplate).finally(() => {
      this.#team = null;
    });
    return this.#team;
  }

  /** Throws TooManyWorlds, except for the default world. */
  #add(name: string, template?: Template): World {
    if (this.#worlds.size >= this.#options.maxWorlds && name !== DEFAULT_WORLD) {
      throw new TooManyWorlds(this.#options.maxWorlds);
    }
    return this.#place(name, template);
  }

  /** The default world has a template of its own. */
  #place(name: string, asked?: Template): World {
    const { defaultWorld } = this.#options;
    const own = name === DEFAULT_WORLD && defaultWorld !== 'none' ? defaultWorld : 'lean';
    const wanted = asked ?? own;
    const file = path.join(this.#directory, `${name}.db`);
    const { template: lean, richTemplate, teamTemplate, events, subscribers } = this.#options;
    const template = { lean, rich: this.#hasRich ? richTemplate : lean, team: teamTemplate }[wanted];
    const world = new World(name, {
      file,
      template,
      templateName: wanted,
      shared: this.#shared,
      moved: this.#moved,
      events,
      subscribers,
      hub: this.hub,
      logBudget: this.#logBudget,
    });
    this.#worlds.set(name, world);
    return world;
  }
}
