import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  /** Belongs to this process: two mocks may share their worlds' folder. */
  readonly #directory = mkdtempSync(path.join(tmpdir(), 'baize-moved-'));
  readonly #summarize: Summarize;
  /** A copy is not deleted while it is read. */
  readonly #lock = new Mutex();
  readonly #files = new LRUCache<string, string>({
    max: MOST_COPIES,
    dispose: (file) => rmSync(file, { force: true }),
  });
  #count = 0;

  constructor(summarize: Summarize) {
    this.#summarize = summarize;
  }

  /** Writes the template, moved to `startedAt` in epoch milliseconds, to a file. */
  copy(template: string, startedAt: number, file: string): Promise<void> {
    return this.#lock.runExclusive(async () => copyFile(await this.#moved(template, startedAt), file));
  }

  async #moved(template: string, startedAt: number): Promise<string> {
    const key = `${template} ${startedAt}`;
    const known = this.#files.get(key);
    // A cleaner of temporary files may have been here.
    if (known && existsSync(known)) return known;
    mkdirSync(this.#directory, { recursive: true });
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
