import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../../mock-server/worlds/random.ts';
import { unbalanced } from '../../support/ledger.ts';
import { MockProcess } from '../../support/mock-process.ts';
import { WriteLoad } from '../../support/write-load.ts';

const WORLD = 'killed';
/** `npm run kill -- --times 100` sets it. */
const KILLS = Number(process.env.KILLS ?? 2);

let mock: MockProcess;
const load = new WriteLoad();
/** Rounds with an automatic transfer of the stake. */
let funded = 0;

beforeAll(async () => {
  mock = await MockProcess.make(WORLD);
  const modules = { REGMOBVERF3: false };
  // Withdrawals continue.
  const cashRules = { depositTurnover: 0, dayCount: 1000, dayAmount: 1_000_000_000 };
  await mock.client.value('changeBrand', { path: { world: WORLD, brand: 'baize' }, body: { modules, cashRules } });
});
afterAll(async () => {
  await mock.remove();
  console.log(`${KILLS} kills, ${load.count} acknowledged writes: ${describeLoad()}`);
});

const describeLoad = () =>
  [
    `${load.transfers.acknowledged.size} transfers`,
    `${load.rounds.acknowledged.size} rounds (${funded} with automatic transfers)`,
    `${load.deposits.acknowledged.size} deposits (${load.paid.size} paid, three times each)`,
    `${load.withdrawals.acknowledged.size} withdrawals (${load.cancelled.size} cancelled)`,
    `${load.sessions.size} sign-ins`,
    `${load.members.size} registrations`,
    `${load.favourites.size} favourites`,
  ].join(', ');

/** Past the mock. */
function readWorld() {
  const database = mock.open();
  const all = <Row>(sql: string) => database.rows<Row>(sql);
  try {
    return {
      integrity: all('PRAGMA integrity_check'),
      orphans: all('PRAGMA foreign_key_check'),
      unbalanced: unbalanced.flatMap((sql) => all(sql)),
      transfers: all<Order>("SELECT reference, orderNo FROM Movement WHERE reference LIKE 'killed-%'"),
      rounds: all<Order>("SELECT reference, orderNo FROM Bet WHERE reference LIKE 'killed-round-%'"),
      deposits: all<Order>("SELECT reference, orderNo FROM DepositOrder WHERE reference LIKE 'killed-%'"),
      withdrawals: all<Order>("SELECT reference, orderNo FROM WithdrawOrder WHERE reference LIKE 'killed-%'"),
      paid: all<{ orderNo: string }>("SELECT orderNo FROM DepositOrder WHERE state = 'success'"),
      cancelled: all<{ orderNo: string }>("SELECT orderNo FROM WithdrawOrder WHERE state = 'cancelled'"),
      credits: all<{ amount: number }>(
        `SELECT (SELECT COUNT(*) FROM DepositOrder WHERE reference LIKE 'killed-%' AND state = 'success')
          - (SELECT COUNT(*) FROM LedgerEntry WHERE house = 'CASH' AND typeCode = 6101 AND amount = -500000
              AND time >= (SELECT MIN(createdAt) FROM DepositOrder WHERE reference LIKE 'killed-%')) AS amount`,
      ),
      unbooked: all(
        `SELECT b.orderNo FROM Bet b LEFT JOIN Movement m USING (orderNo)
         WHERE b.reference LIKE 'killed-round-%' AND (b.bet > 0 OR b.win > 0) AND m.id IS NULL`,
      ),
      funded: all<{ orderNo: string }>(
        `SELECT b.orderNo FROM Bet b JOIN Movement m USING (orderNo) JOIN LedgerEntry e ON e.movementId = m.id
         WHERE b.reference LIKE 'killed-round-%' AND e.typeCode = 8202 AND e.amount > 0`,
      ).length,
      likes: all<{ id: number }>(
        "SELECT gameNodeId AS id FROM Favourite JOIN Member m ON m.id = memberId WHERE m.username = 'lucky' AND brandCode = 'baize'",
      ),
      tokens: all<{ token: string }>('SELECT token FROM Session'),
      members: all<{ username: string; sessions: number }>(
        `SELECT username, COUNT(s.token) AS sessions FROM Member m LEFT JOIN Session s ON s.memberId = m.id
         WHERE username LIKE 'killed%' GROUP BY m.id`,
      ),
    };
  } finally {
    database.close();
  }
}

interface Order {
  reference: string;
  orderNo: string;
}

/** Also allows doubtful orders. */
function expectOrders(rows: Order[], { acknowledged, doubtful }: WriteLoad['transfers']): void {
  const kept = new Map(rows.map(({ reference, orderNo }) => [reference, orderNo]));
  expect(kept.size).toBe(rows.length);
  expect([...acknowledged].filter(([reference, orderNo]) => kept.get(reference) !== orderNo)).toEqual([]);
  const unasked = [...kept.keys()].filter((reference) => !acknowledged.has(reference) && !doubtful.has(reference));
  expect(unasked).toEqual([]);
}

function expectNothingLost(): void {
  const kept = readWorld();
  expect(kept).toMatchObject({ integrity: [{ integrity_check: 'ok' }], orphans: [], unbalanced: [], unbooked: [] });
  funded = kept.funded;
  expect(funded > 0).toBe(load.rounds.acknowledged.size > 0);
  expectOrders(kept.transfers, load.transfers);
  expectOrders(kept.rounds, load.rounds);
  expectOrders(kept.deposits, load.deposits);
  expectOrders(kept.withdrawals, load.withdrawals);
  const [paid, cancelled] = [kept.paid, kept.cancelled].map((rows) => new Set(rows.map(({ orderNo }) => orderNo)));
  expect([...load.paid].filter((orderNo) => !paid?.has(orderNo))).toEqual([]);
  expect([...load.cancelled].filter((orderNo) => !cancelled?.has(orderNo))).toEqual([]);
  expect(kept.credits).toEqual([{ amount: 0 }]);
  const likes = new Set(kept.likes.map(({ id }) => id));
  expect([...load.favourites].filter(([id, isLiked]) => likes.has(id) !== isLiked)).toEqual([]);
  const tokens = new Set(kept.tokens.map(({ token }) => token));
  expect([...load.sessions].filter((token) => !tokens.has(token))).toEqual([]);
  const sessions = new Map(kept.members.map((member) => [member.username, member.sessions]));
  expect(sessions.size).toBe(kept.members.length);
  expect([...load.members].filter((username) => sessions.get(username) !== 1)).toEqual([]);
}

describe('A mock that is killed while it writes', () => {
  it.each(Array.from({ length: KILLS }, (_, index) => index + 1))(
    'keeps all that it acknowledged, once, and goes on (kill %i)',
    async (number) => {
      const enough = new Random(`kill ${number}`).int(40, 160);
      await load.writeUntilGone(mock.client, (count) => count === enough && mock.strike());
      await mock.kill();
      expectNothingLost();
      await mock.start();
      await load.sendAgain(mock.client);
      expectNothingLost();
      const { transfers, rounds, deposits, withdrawals } = load;
      expect([transfers, rounds, deposits, withdrawals].map(({ doubtful }) => doubtful.size)).toEqual([0, 0, 0, 0]);
    },
  );
});
