import { expect, onTestFinished } from 'vitest';
import { addReport } from '../../mock-package/vitest.ts';
import { World } from '../../mock-package/world.ts';
import type { Mock } from '../../mock-server/server.ts';
import type { Model, Value } from '../../mock-server/worlds/statements.ts';
import type { Body } from '../../openapi/generated/control-operations.ts';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import { checkedMock } from './checked-mock.ts';
import { Client } from './client.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A Wednesday, 12:00 GMT+8. */
export const WORLD_TIME = Date.parse('2026-03-18T12:00:00+08:00');

export interface TestWorldOptions {
  name?: string;
  seed?: string;
  clock?: Body<'createWorld'>['clock'];
  /** Remains until the end of the file: for `beforeAll`. */
  isShared?: boolean;
}

let worlds = 0;

/** Its calls are checked against the contract, as those of `client`. */
export class TestWorld extends World {
  /** Visitor of baize. */
  readonly client: Client;

  private constructor(
    readonly running: Mock,
    name: string,
  ) {
    super(checkedMock(running.origin), name);
    this.client = new Client(running.origin, name);
  }

  /** Until the end of the test. */
  static async make(mock: Mock, { name, seed, clock, isShared = false }: TestWorldOptions = {}): Promise<TestWorld> {
    worlds += 1;
    const ownName = name ?? `test-${process.pid}-${worlds}`;
    const world = new TestWorld(mock, ownName);
    const body = { name: ownName, seed: seed ?? 'test', clock: clock ?? { mode: 'frozen' as const, at: WORLD_TIME } };
    const { status } = await world.client.call('createWorld', { body });
    if (status !== 201) throw new Error(`The world ${ownName} exists already`);
    if (expect.getState().currentTestName && !isShared) {
      onTestFinished(async ({ task }) => {
        await addReport(task, world);
        void mock.worlds.delete(ownName);
      });
    }
    return world;
  }

  get path(): { world: string } {
    return { world: this.name };
  }

  changeBrand(brand: string, change: Body<'changeBrand'>) {
    return this.client.value('changeBrand', { path: { ...this.path, brand }, body: change });
  }

  /** @throws when the control API refuses the result */
  decideDraw({ code, numero }: { code: string; numero: string }, body: Body<'setLotteryDraw'>) {
    return this.client.value('setLotteryDraw', { path: { ...this.path, gameCode: code, numero }, body });
  }

  async file(): Promise<string> {
    return (await this.running.worlds.use(this.name)).place.file;
  }

  async read<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    const database = new Sqlite(await this.file());
    try {
      return database.rows<Row>(sql, ...values);
    } finally {
      database.close();
    }
  }

  /** Changes one table as the mock itself does. */
  async change(sql: string, ...values: unknown[]): Promise<void> {
    const [, model] = /(?:UPDATE|INTO|FROM) "?(\w+)/.exec(sql) ?? [];
    const world = await this.running.worlds.use(this.name);
    await world.run({ sql, model: model as Model }, ...(values as Value[]));
  }

  /** For what is not about rebates: those of products are nothing. */
  withoutRebates(): Promise<void> {
    return this.change(
      `INSERT OR REPLACE INTO MemberRate (memberId, gameType, day, rate)
        SELECT m.id, gameType, 0, 0 FROM Member m, (SELECT DISTINCT gameType FROM Vendor WHERE gameType <> 'LOTT')`,
    );
  }

  /** Returns the cookie and the digits. */
  async captcha(): Promise<{ cookie: string; digits: string }> {
    const { headers } = await this.client.call('getCaptcha');
    const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const [row] = await this.read<{ digits: string }>('SELECT digits FROM Captcha WHERE id = ?', cookie.split('=')[1]);
    if (!row) throw new Error(`There is no captcha for the cookie "${cookie}"`);
    return { cookie, digits: row.digits };
  }
}
