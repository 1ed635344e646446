import { mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { Mutex } from 'async-mutex';
import { LRUCache } from 'lru-cache';
import { moveTimes, type Summarize } from './database.ts';

const MOST_COPIES = 4;

/**
 * Copies of templates whose times are moved to the start of a world. Moving takes twenty times as long as copying, and
 * many worlds begin at one time.
 */
export class MovedTemplates {
  readonly #directory: string;
  readonly #summarize: Summarize;
  /** A copy is not deleted while it is read. */
  readonly #lock = new Mutex();
  readonly #files = new LRUCache<string, string>({
    max: MOST_COPIES,
    dispose: (file) => rmSync(file, { force: true }),
  });
  #count = 0;

  /** Empties the directory. */
  constructor(directory: string, summarize: Summarize) {
    this.#directory = directory;
    this.#summarize = summarize;
    this.remove();
    mkdirSync(directory, { recursive: true });
  }

  /** Writes the template, moved to `startedAt` in epoch milliseconds, to a file. */
  copy(template: string, startedAt: number, file: string): Promise<void> {
    return this.#lock.runExclusive(async () => copyFile(await this.#moved(template, startedAt), file));
  }

  async #moved(template: string, startedAt: number): Promise<string> {
    const key = `${template} ${startedAt}`;
    const known = this.#files.get(key);
    if (known) return known;
    const file = path.join(this.#directory, `${this.#count++}.db`);
    await copyFile(template, file);
    moveTimes(file, startedAt, this.#summarize);
    this.#files.set(key, file);
    return file;
  }

  remove(): void {
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
