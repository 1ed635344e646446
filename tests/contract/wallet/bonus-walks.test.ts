import { describe, expect, it } from 'vitest';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import { type Grant, grantReward, payReward } from '../../../mock-server/domains/money/grants/grants.ts';
import type { Client } from '../../support/client.ts';
import { findBaize, toUnits } from '../../support/counted.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { decide, newReference, newWithdrawal } from '../../support/orders.ts';
import { findGame } from '../../support/rewards.ts';
import { openGame } from '../../support/vendor.ts';
import { HOUR, MINUTE, type TestWorld } from '../../support/world.ts';

/** Every kind of reward, in every place where money can lie, ended in every way (docs/rules/wallet.md: Rollover). */
const mock = mockForFile();

const OWN = 12_458.75;
const BONUS = 5000;
const LUCKY = 1001;
/** A cancelled slip costs one percent. */
const FEE = 0.01;
const SOURCES: readonly Grant['source'][] = ['PROMOTION', 'RANK', 'CASHBACK', 'MISSION', 'REFERRAL', 'OFFICE'];

async function begin(source: Grant['source']) {
  const { world, member, lottery } = await playerAt(mock);
  const { world: own } = await findBaize(world);
  await own.transact(async (store) => {
    const reward = await grantReward(
      store,
      {
        brandCode: 'baize',
        memberId: LUCKY,
        source,
        sourceKey: `walk ${source}`,
        title: '{}',
        kind: 'CREDIT',
        amount: toUnits(BONUS),
        wagering: { turnover: 10, days: 7 },
      },
      own.now(),
    );
    if (reward) await payReward(own, store, reward, own.now());
  });
  const { list } = await member.value('listRollovers');
  return { world, member, lottery, rolloverId: list[0]?.rolloverId ?? 0 };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** Puts the money there. Returns what gives it back, or null if it never left the wallets. */
type Hold = (begun: Begun) => Promise<(() => Promise<unknown>) | null>;

const cancelAll = async ({ member }: Begun) => {
  const { content } = await member.value('searchLotteryOrders', { body: {} });
  const orderNos = content.filter(({ state }) => state === 2).map(({ orderNo }) => orderNo);
  if (orderNos.length > 0) await member.value('cancelLotteryOrders', { body: { orderNos } });
};

async function openBet(world: TestWorld, client: Client, stake: number) {
  const { token } = await openGame(world, client, await findGame(client, 'RNG'));
  const own = await world.running.worlds.use(world.name);
  const settlesAt = own.now() + 2 * HOUR;
  await playRound(own, token, newReference(), () => ({ stake: toUnits(stake), win: 0n, detail: null, settlesAt }));
  // Only the next round ends it.
  await world.change("DELETE FROM DueEvent WHERE kind = 'bet.settle'");
  // As a push: the round ends the bet and pays the stake.
  const end = { stake: 0n, win: toUnits(stake), detail: null, endsOpen: true };
  return () => playRound(own, token, newReference(), () => end);
}

const HOLDS: Record<string, Hold> = {
  async 'a slip'(begun) {
    const line = { play: 'EACH', content: '1||||', multiple: 8700 };
    await begun.member.value('placeLotteryBet', { body: slipOn(begun.lottery, line) });
    return () => cancelAll(begun);
  },
  async 'a chase'(begun) {
    const { member, lottery } = begun;
    const chase = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 3 } });
    const numeros = chase.map(({ numero }) => ({ numero, multiple: 2900 }));
    const slip = slipOn(lottery, { play: 'EACH', content: '1||||' });
    await member.value('placeLotteryBet', { body: { ...slip, chase: numeros } });
    return () => cancelAll(begun);
  },
  'an open hand': ({ world, member }) => openBet(world, member, 17_400),
  async 'bets on a match'({ world, member }) {
    const game = await openGame(world, member, 'TOUCHLINE_0001');
    const { body } = await game.ask<{ events: { upcoming: { event: string; endsAt: number }[] } }>('events');
    const [match] = body.events.upcoming;
    for (let bets = 0; bets < 3; bets += 1)
      await game.bet({ level: 1000, legs: [{ event: match?.event, market: 'result', pick: 'home' }] });
    await world.change(
      `UPDATE Bet SET detail = json_set(detail, '$.legs[0].odds', '1.00', '$.legs[0].pick', 'home') WHERE state = 'open'`,
    );
    return () => world.clock.freeze(match?.endsAt ?? 0);
  },
  async 'a withdrawal'({ world, member }) {
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const orderNo = await newWithdrawal(member, { amount: '12000.00' });
    return () => decide(world, orderNo, 'reject');
  },
  async 'another wallet'({ member }) {
    const body = { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '12000.00', reference: newReference() };
    await member.value('walletTransfer', { body });
    return null;
  },
};

const giveUp = ({ member, rolloverId }: Begun) => member.value('forfeitBonus', { body: { rolloverId } });
async function expire({ world }: Begun) {
  await world.change(
    "UPDATE DueEvent SET dueAt = ? WHERE kind = 'rollover.expire'",
    (await world.clock.advance(0)).now + 1,
  );
  await world.clock.advance(2);
}

/** Ends the bonus, and gives the money back, in each order. */
const ENDS: Record<string, (begun: Begun, back: () => Promise<unknown>) => Promise<unknown>> = {
  'given up': (begun, back) => giveUp(begun).then(back),
  expired: (begun, back) => expire(begun).then(back),
  async 'given up in a time-out'(begun, back) {
    await begun.member.value('startTimeOut', { body: { days: 1 } });
    await giveUp(begun);
    await back().catch(() => undefined);
  },
  'given up after the money is back': (begun, back) => back().then(() => giveUp(begun)),
};

const cases = Object.keys(HOLDS).flatMap((hold) => Object.keys(ENDS).map((end) => [hold, end] as const));
const isAll = process.env.TEST_ALL === '1';

describe.each(cases)('a bonus in %s, %s', (hold, end) => {
  const index = cases.findIndex(([one, other]) => one === hold && other === end);
  it.each(isAll ? SOURCES : [SOURCES[index % SOURCES.length] as Grant['source']])(
    'from %s › leaves own money and no more',
    async (source) => {
      const begun = await begin(source);
      const { world } = begun;
      const back = await HOLDS[hold]?.(begun);
      await ENDS[end]?.(begun, back ?? (async () => undefined));
      await world.clock.advance(2 * HOUR + 5 * MINUTE);
      const client = await world.client.signedIn();
      const sum = Number((await client.value('getBalance')).sumBalance);
      expect(sum).toBeLessThanOrEqual(OWN + 0.01);
      expect((await client.value('listRollovers')).list.filter(({ state }) => state === 'open')).toEqual([]);
      // In a time-out slips and hands cannot be taken back; bets on a match may be lost.
      const isBack = !end.includes('time-out') || hold === 'a chase' || hold.includes('wal');
      if (isBack && !hold.includes('match')) expect(sum).toBeGreaterThanOrEqual(OWN - (OWN + BONUS) * FEE);
      await expectBalancedBooks(world);
    },
  );
});
