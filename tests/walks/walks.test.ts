import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_TIME } from '../../mock-server/worlds/clock.ts';
import { expectBalancedBooks, readRows } from '../support/ledger.ts';
import { mockForFile } from '../support/mock.ts';
import { TestWorld } from '../support/world.ts';
import { agentCommands, atFirstWithAgents } from './agents.ts';
import type { Command, Worlds } from './command.ts';
import { favour, GAMES, launch, play, unfavour } from './games.ts';
import { atFirstWithLimits, expectSameLimits, limitCommands } from './limits.ts';
import { atFirstWithLoyalty, loyaltyCommands } from './loyalty.ts';
import { expectSameLoyalty } from './loyalty-model.ts';
import { begin, MEMBERS, readMember, readSeeded, type Seeded } from './model.ts';
import { balances, collect, prefer, records, transfer, WALLETS } from './money.ts';
import { atFirstWithOrders, orderCommands } from './orders.ts';
import { expectSameOrders } from './orders-check.ts';
import { advance, reset, signIn, signOut, whoAmI } from './sessions.ts';

const { FUZZ_WALKS, FUZZ_SEED, FUZZ_PATH } = process.env;
const walks = Number(FUZZ_WALKS ?? 20);
const seed = Number(FUZZ_SEED ?? 20_260_101);
/** As a failure prints them. */
const [onlyKind, path, replayPath] = FUZZ_PATH?.split('@') ?? [];
const LONGEST_WALK_MS = 3000;
/** By day: some channels are closed at night. */
const STARTED_AT = SEED_TIME + 10 * 60 * 60_000;

const mock = mockForFile();
let seeded: Seeded;
let elsewhere: TestWorld;
beforeAll(async () => {
  elsewhere = await mock.newWorld({ seed: 'elsewhere', clock: { mode: 'frozen', at: STARTED_AT } });
  seeded = await readSeeded(elsewhere);
});

/** They leave little in MAIN, so stakes need automatic transfers. */
const AT_FIRST = [
  signIn(2),
  signIn(0),
  transfer({ token: 0, from: 2, to: 3, amount: 82_140_000n, reference: 6 }),
  launch(0, GAMES[0]),
];

const token = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 1 }) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) });
const minutes = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: 24, max: 31 }) },
);
const game = fc.constantFrom(...GAMES);
const reference = fc.nat({ max: 6 });
const wallet = fc.constantFrom(...WALLETS);
const between = fc.oneof(
  fc.constantFrom<[number, number]>([2, 3], [3, 2], [2, 101]),
  fc.tuple<[number, number]>(wallet, wallet),
);
const amount = fc.oneof(
  fc.bigInt({ min: 1n, max: 2_000_000n }),
  fc.constantFrom(1n, 82_145_000n, 31_202_500n, 9_000_000_000_000_000n),
);

const usual: fc.Arbitrary<Command>[] = [
  fc.nat({ max: MEMBERS.length - 1 }).map(signIn),
  fc.nat({ max: MEMBERS.length - 1 }).map(signIn),
  token.map(signOut),
  fc.tuple(token, fc.constantFrom('baize', 'lotus', 'harbor')).map(([at, brand]) => whoAmI(at, brand)),
  fc
    .record({ token, between, amount, reference })
    .map(({ between: [from, to], ...rest }) => transfer({ ...rest, from, to })),
  fc.tuple(token, reference).map(([at, name]) => collect(at, name)),
  fc.tuple(token, fc.boolean()).map(([at, isOn]) => prefer(at, isOn)),
  token.map(balances),
  token.map(records),
  fc.tuple(token, game).map(([at, which]) => favour(at, which)),
  fc.tuple(token, game).map(([at, which]) => unfavour(at, which)),
  fc.tuple(token, game).map(([at, which]) => launch(at, which)),
  fc.tuple(token, fc.nat({ max: 3 }), reference).map(([at, bet, name]) => play(at, bet, name)),
  fc.tuple(token, fc.nat({ max: 3 }), reference).map(([at, bet, name]) => play(at, bet, name)),
  minutes.map(advance),
];
/** Resets end all sessions and games. */
const commands = [...usual, ...usual, ...usual, fc.constant(reset())];

/** Excludes the clock. */
const DIGEST = `SELECT (SELECT COUNT(*) FROM Session) AS sessions, (SELECT COUNT(*) FROM LedgerEntry) AS entries,
  (SELECT SUM(balance) FROM Wallet) AS money, (SELECT COUNT(*) FROM Favourite) AS favourites,
  (SELECT COUNT(*) FROM Play) AS plays, (SELECT COUNT(*) FROM Bet) AS bets, (SELECT COUNT(*) FROM HumanProof) AS proofs`;

/** By operation and status. */
const seen = new Map<string, number>();
const note = (what: string, count = 1) => seen.set(what, (seen.get(what) ?? 0) + count);

async function noteRequests({ client, path: name }: TestWorld): Promise<void> {
  for (const { operationId, status } of await client.value('listRequests', { path: name })) {
    note(`${operationId} ${status}`);
  }
}

/** Expects balanced books and no change of the other world. */
async function walk(kind: string, firstSteps: readonly Command[], steps: Iterable<Command>): Promise<void> {
  const name = 'walk';
  await mock.running.worlds.delete(name);
  const here = await TestWorld.make(mock.running, { name, seed: 'walk', clock: { mode: 'frozen', at: STARTED_AT } });
  // A team of the walk has its own ones.
  await here.withoutRebates();
  const worlds: Worlds = { here, elsewhere, startedAt: STARTED_AT, beforeReset: () => noteRequests(here) };
  const model = begin(seeded, STARTED_AT);
  const before = await readRows(elsewhere, DIGEST);
  for (const first of firstSteps) await first.run(model, worlds);
  await fc.asyncModelRun(() => ({ model, real: worlds }), steps);
  await expectBalancedBooks(here);
  await expectSameOrders(here, model);
  await expectSameLimits(here, model);
  // Resets and deposits change points and ranks in the other ones.
  if (kind === 'loyalty') await expectSameLoyalty(here, model);
  for (const { brand, username, wallets, isOneBalance, favourites, entries } of model.members) {
    const kept = await readMember(here, { brand, username });
    expect(kept).toMatchObject({ wallets, isOneBalance, favourites, entries });
  }
  expect(await readRows(elsewhere, DIGEST)).toEqual(before);
  await noteRequests(here);
  for (const { state } of model.deposits) note(`deposits ${state}`);
  for (const { state } of model.withdrawals) note(`withdrawals ${state}`);
  for (const { cause, state } of model.members.flatMap(({ rollovers }) => rollovers))
    note(`rollovers ${cause} ${state}`);
  for (const { kind } of model.members.flatMap(({ breaks }) => breaks)) note(`breaks ${kind}`);
  for (const { kind, isClaimed } of model.members.flatMap(({ loyalty }) => loyalty.rewards))
    note(`rewards ${kind} ${isClaimed ? 'claimed' : 'unclaimed'}`);
  for (const { kind, state } of model.team.contracts) note(`contracts ${kind} ${state}`);
  for (const { contract, amount, paid } of model.team.pay)
    note(`pay ${contract.kind} ${amount === 0n ? 'of nothing' : paid < amount ? 'owed' : 'paid'}`);
  note(
    'rounds played',
    model.members.reduce((sum, { rounds }) => sum + rounds.size, 0),
  );
}

const KINDS = [
  ['everything', 'sessions, wallets, favourites and games', AT_FIRST, commands],
  ['orders', 'deposits, withdrawals and rollovers', atFirstWithOrders, orderCommands],
  ['limits', 'limits, breaks and reality checks', atFirstWithLimits, limitCommands],
  ['loyalty', 'rewards, points, check-ins and bonuses', atFirstWithLoyalty, loyaltyCommands],
  ['agents', 'teams, rates, rebates, contracts and transfers', atFirstWithAgents, agentCommands],
] as const;
const asked = KINDS.filter(([kind]) => onlyKind === undefined || kind === onlyKind);
const each = Math.ceil(walks / KINDS.length);

describe('Random walks', () => {
  it.each(asked)(
    `${each} walks (%s) over %s keep what the model says`,
    async (kind, _name, atFirst, steps) => {
      const walkCommands = fc.commands([...steps], { maxCommands: 50, size: 'max', replayPath });
      const property = fc.asyncProperty(walkCommands, (chosen) => walk(kind, atFirst, chosen));
      const details = await fc.check(property, { numRuns: each, seed, ...(path && { path }) });
      if (!details.failed) return;
      const [chosen] = details.counterexample ?? [];
      const { message } = (details.errorInstance ?? new Error('Nothing was thrown')) as Error;
      const [, replay = ''] = /replayPath="([^"]*)"/.exec(String(chosen)) ?? [];
      const again = `npm run fuzz -- --walks ${walks} --seed ${seed} --path ${kind}@${details.counterexamplePath}@${replay}`;
      throw new Error(`${message}\nThe smallest walk: ${atFirst},${chosen}\nAgain: ${again}`);
    },
    60_000 + walks * LONGEST_WALK_MS,
  );
});

afterAll(() => {
  if (!FUZZ_WALKS) return;
  console.log(
    [...seen]
      .sort()
      .map((row) => row.join(' × '))
      .join('\n'),
  );
});
