import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import { openPlay } from '../../../mock-server/domains/games/play/repository.ts';
import { grantReward, payReward } from '../../../mock-server/domains/money/grants/grants.ts';
import { takeBack } from '../../../mock-server/domains/money/grants/take-back.ts';
import { MAIN } from '../../../mock-server/domains/money/ledger/accounts.ts';
import { move } from '../../../mock-server/domains/money/ledger/ledger.ts';
import { listWallets } from '../../../mock-server/domains/money/ledger/repository.ts';
import { transferLegs } from '../../../mock-server/domains/money/ledger/transfers.ts';
import { listOpen } from '../../../mock-server/domains/money/rollovers/repository.ts';
import { findBaize, toUnits } from '../../support/counted.ts';
import { addMembers, bookMoney, GAMES, HISTORIES, playHistories } from '../../support/histories.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { newReference } from '../../support/orders.ts';
import { DAY, HOUR, MINUTE, type TestWorld } from '../../support/world.ts';

/** An own calculation of what is taken back of bonuses, from the list of a member's bets (wallet.md: Rollover). */
const mock = mockForFile();

const START = Date.parse('2026-03-18T16:00:00+08:00');
const LIFE_DAYS = 3;
const SMALLEST = toUnits(1);
const PLAYED = [GAMES[0], GAMES[1]] as const;

type Fact = { time: number } & (
  | { kind: 'DEPOSIT' | 'BONUS'; amount: number }
  /** `part` of all wallets; `factor` is the win by stake, null for a bet that stays open. */
  | { kind: 'BET'; game: 0 | 1; part: number; factor: number | null }
  | { kind: 'END'; game: 0 | 1; factor: number }
  | { kind: 'GIVE_UP'; which: number }
  | { kind: 'TRANSFER' }
);

const game = fc.constantFrom(0 as const, 1 as const);
const what = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('DEPOSIT' as const), amount: fc.constantFrom(50, 300.5) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('BONUS' as const), amount: fc.constantFrom(50, 200, 1000) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('BET' as const),
      game,
      part: fc.constantFrom(0.25, 0.5, 1),
      factor: fc.constantFrom(null, null, null, 0, 1, 3),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('END' as const), game, factor: fc.constantFrom(0, 0.5, 1, 1, 3) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('GIVE_UP' as const), which: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('TRANSFER' as const) }) },
);

const histories = fc
  .array(fc.tuple(what, fc.constantFrom(0, 0, 1, MINUTE, HOUR, DAY)), { minLength: 6, maxLength: 16 })
  .map((steps): Fact[] => {
    let time = START;
    return steps.map(([fact, wait]) => {
      time += wait;
      return { ...fact, time };
    });
  });

interface Bet {
  time: number;
  game: number | null;
  stake: bigint;
  /** The part that is own money, which is staked first. */
  own: bigint;
  win: bigint;
  isOpen: boolean;
}

interface Bonus {
  credited: bigint;
  at: number;
  closedAt: number;
  state: string;
  taken: bigint;
  due: bigint;
}

const above = (amount: bigint) => (amount > 0n ? amount : 0n);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

class Member {
  balance = 0n;
  readonly bets: Bet[] = [];
  readonly bonuses: Bonus[] = [];
  /** Most money by deposits and results; a bonus bears what is lost beyond. */
  own = 0n;

  openBonuses = () => this.bonuses.filter(({ state }) => state === 'open');

  /** Ends the bonuses whose time is over, in order. */
  pass(time: number) {
    for (const bonus of this.openBonuses()) {
      const end = bonus.at + LIFE_DAYS * DAY;
      if (end <= time) this.close(bonus, 'expired', end);
    }
  }

  close(bonus: Bonus, state: string, time: number) {
    const since = (at: number) => at >= bonus.at;
    const won = this.bets.reduce((sum, bet) => (!bet.isOpen && since(bet.time) ? sum + bet.win - bet.stake : sum), 0n);
    const takenBefore = this.bonuses.reduce(
      (sum, each) =>
        /forfeited|expired/.test(each.state) && since(each.closedAt) ? sum + above(each.taken - each.credited) : sum,
      0n,
    );
    const owed = bonus.credited + above(won - takenBefore);
    const held = smaller(owed, this.balance);
    const hasOpen = this.bets.some(({ isOpen }) => isOpen);
    Object.assign(bonus, { state, closedAt: time, taken: held, due: hasOpen ? owed - held : 0n });
    this.balance -= held;
  }

  /** A bet of `placedAt` pays. */
  pay(amount: bigint, placedAt: number) {
    this.balance += amount;
    let left = amount;
    const ended = this.bonuses.filter(({ state }) => /forfeited|expired/.test(state));
    for (const bonus of ended.toSorted((one, other) => one.closedAt - other.closedAt)) {
      if (placedAt > bonus.closedAt) continue;
      const part = smaller(left, bonus.due);
      bonus.due -= part;
      bonus.taken += part;
      this.balance -= part;
      left -= part;
    }
  }

  clearSmall() {
    const staked = this.bets.reduce((sum, { isOpen, stake }) => (isOpen ? sum + stake : sum), 0n);
    if (this.balance + staked < SMALLEST) for (const bonus of this.openBonuses()) bonus.state = 'cleared';
  }

  bet(bet: Omit<Bet, 'own'>) {
    const own = smaller(this.own, bet.stake);
    this.own -= own;
    this.bets.push({ ...bet, own });
    if (!bet.isOpen) this.earn(own, bet.win - bet.stake);
  }

  earn(own: bigint, net: bigint) {
    this.own += above(own + net);
  }
}

const byId = <Row extends { id: number }>(rows: Row[]): Row[] => rows.toSorted((one, other) => one.id - other.id);

const partOf = (amount: bigint, part: number) => ((amount * BigInt(part * 100)) / 1_000_000n) * 10_000n;

/** Plays a fact in the world and in the model. */
async function playFact(test: TestWorld, memberId: number, model: Member, fact: Fact): Promise<void> {
  const { world, brand } = await findBaize(test);
  const { time } = fact;
  const round = async (nodeId: number, stake: bigint, win: bigint, rest: object = {}) => {
    const token = newReference();
    const now = new Date(time);
    await openPlay(world, {
      token,
      brandCode: brand.code,
      memberId,
      sessionToken: null,
      gameNodeId: nodeId,
      accountTypeId: MAIN.accountTypeId,
      roomId: null,
      language: 'EN',
      createdAt: now,
      lastUsedAt: now,
      serverSeed: '0',
      clientSeed: '0',
    });
    await playRound(world, token, newReference(), () => ({ stake, win, detail: null, ...rest }));
  };
  model.pass(time);
  switch (fact.kind) {
    case 'DEPOSIT':
      await bookMoney(test, [memberId], 6101, fact.amount);
      model.balance += toUnits(fact.amount);
      model.own += toUnits(fact.amount);
      return;
    case 'BONUS': {
      const amount = toUnits(fact.amount);
      const about = {
        brandCode: 'baize',
        memberId,
        source: 'OFFICE',
        title: '{"EN":"Bonus"}',
        kind: 'CREDIT',
      } as const;
      const wagering = { turnover: 1_000_000, days: LIFE_DAYS };
      await world.transact(async (store) => {
        const reward = await grantReward(store, { ...about, sourceKey: newReference(), amount, wagering }, time);
        if (reward) await payReward(world, store, reward, time);
      });
      model.balance += amount;
      model.bonuses.push({ credited: amount, at: time, closedAt: 0, state: 'open', taken: 0n, due: 0n });
      return;
    }
    case 'BET': {
      const stake = partOf(model.balance, fact.part);
      if (stake === 0n) return;
      const isOpen = fact.factor === null;
      const win = isOpen ? 0n : stake * BigInt(fact.factor ?? 0);
      await round(PLAYED[fact.game].nodeId, stake, win, isOpen ? { settlesAt: time + 365 * DAY } : {});
      model.balance += win - stake;
      model.bet({ time, game: fact.game, stake, win, isOpen });
      if (!isOpen) model.clearSmall();
      return;
    }
    case 'END': {
      const open = model.bets.filter((bet) => bet.isOpen && bet.game === fact.game);
      const [first] = open;
      if (!first) return;
      const staked = open.reduce((sum, { stake }) => sum + stake, 0n);
      const win = (staked * BigInt(fact.factor * 10)) / 10n;
      await round(PLAYED[fact.game].nodeId, 0n, win, { endsOpen: true });
      for (const bet of open) bet.isOpen = false;
      model.pay(win, first.time);
      model.bets.push({ time, game: null, stake: 0n, own: 0n, win, isOpen: false });
      model.earn(
        open.reduce((sum, { own }) => sum + own, 0n),
        win - staked,
      );
      model.clearSmall();
      return;
    }
    case 'GIVE_UP': {
      const open = model.openBonuses();
      const bonus = open[fact.which % Math.max(open.length, 1)];
      if (!bonus) return;
      const index = open.indexOf(bonus);
      await world.transact(async (store) => {
        const row = byId(listOpen(store, memberId))[index];
        if (row) await takeBack(world, store, row, 'forfeited', time);
      });
      model.close(bonus, 'forfeited', time);
      return;
    }
    case 'TRANSFER': {
      const main = listWallets(world, memberId).find(({ accountTypeId }) => accountTypeId === MAIN.accountTypeId);
      const legs = transferLegs(MAIN, { accountTypeId: 3, accountName: 'RNG' }, (main?.balance ?? 0n) / 2n);
      await world.transact((store) => move(world, store, { brandCode: brand.code, memberId, prefix: 'T', legs }));
      return;
    }
  }
}

const ROUNDS = process.env.TEST_ALL === '1' ? 10 : 1;

it(`of ${HISTORIES * ROUNDS} random histories › bonuses take what an own calculation says, and leave no more than own money`, async () => {
  const all = fc.sample(histories, { numRuns: HISTORIES * ROUNDS, seed: Number(process.env.FUZZ_SEED ?? 20_260_318) });
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const world = await mock.newWorld();
    const ids = await addMembers(world);
    await world.withoutRebates();
    const models = new Map(ids.map((id) => [id, new Member()]));
    const facts = new Map(ids.map((id, index) => [id, all[round * HISTORIES + index] ?? []]));
    const end = START + 30 * DAY;
    await playHistories(world, facts, (id, fact) => playFact(world, id, models.get(id) ?? new Member(), fact), { end });
    const { world: own } = await findBaize(world);
    for (const [id, model] of models) {
      model.pass(end);
      const told = JSON.stringify(facts.get(id));
      expect(
        listWallets(own, id).reduce((sum, { balance }) => sum + balance, 0n),
        told,
      ).toBe(model.balance);
      expect(
        byId(own.read.list('Rollover', { memberId: id })).map(({ state, taken, due }) => [state, taken, due]),
        told,
      ).toEqual(model.bonuses.map(({ state, taken, due }) => [state, taken, due]));
      for (const { state, due, taken } of model.bonuses) seen.add(`${state} ${due > 0n} ${taken > 0n}`);
      const isOver = model.openBonuses().length === 0 && !model.bets.some(({ isOpen }) => isOpen);
      if (isOver && !model.bonuses.some(({ state }) => state === 'cleared'))
        expect(model.balance <= model.own, `${told} leaves ${model.balance}, own ${model.own}`).toBe(true);
    }
    await expectBalancedBooks(world);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['forfeited false true', 'forfeited true false', 'expired true true']),
  );
});
