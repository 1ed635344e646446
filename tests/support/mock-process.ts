import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import { Client } from './client.ts';
import { SEED_FILE, temporaryConfig } from './mock.ts';
import { noteFile } from './seen.ts';

const MAIN = fileURLToPath(new URL('../../mock-server/main.ts', import.meta.url));

/** Own process, for kills and restarts on the same files. */
export class MockProcess {
  #running: ChildProcess | undefined;

  private constructor(
    readonly world: string,
    readonly folder: string,
    /** A new one after each start. */
    public client: Client,
  ) {}

  static async make(world: string): Promise<MockProcess> {
    noteFile();
    // A killed process must find what the disk has.
    const { folder } = temporaryConfig({}, tmpdir());
    copyFileSync(SEED_FILE, path.join(folder, 'seed.db'));
    const mock = new MockProcess(world, folder, new Client('', world));
    await mock.start();
    await mock.client.value('createWorld', { body: { name: world } });
    return mock;
  }

  async start(): Promise<void> {
    const env = { ...process.env, MOCK_PORT: '0', MOCK_DATA: this.folder, MOCK_LOG: 'error' };
    this.#running = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(this.#running.stdout ?? this.#running, 'data')) as [Buffer];
    const { origin } = JSON.parse(line.toString()) as { origin: string };
    this.client = new Client(origin, this.world);
  }

  /** SIGKILL, at any point of the mock's work. */
  strike(): void {
    this.#running?.kill('SIGKILL');
  }

  async kill(): Promise<void> {
    if (!this.#running || this.#running.exitCode !== null || this.#running.signalCode !== null) return;
    this.strike();
    await once(this.#running, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Past the mock. The caller closes the file. */
  open(): Sqlite {
    const [ofSeed = ''] = readdirSync(path.join(this.folder, 'worlds'));
    return new Sqlite(path.join(this.folder, 'worlds', ofSeed, `${this.world}.db`));
  }
}
