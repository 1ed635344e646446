import { dayInZone } from '../../../mock-server/shared/zone.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Prisma } from '../../generated/client.ts';
import { type PastSlip, resultOfSlip } from '../lottery/booking.ts';
import type { Credit } from '../missions/claims.ts';
import { minutesBefore } from '../shared/clock.ts';
import { json, shortTexts } from '../shared/text.ts';
import type { BrandSeed } from '../system/brands.ts';
import type { PastRound } from './history.ts';

const MAIN = 2;
const RNG = 3;
const LOTT = 4;
const PVP = 1;
const CODES = {
  deposit: 6101,
  promotion: 3102,
  transfer: 8202,
  win: 3100,
  bet: 3200,
  pvpWin: 5100,
  pvpBet: 5200,
} as const;
/** Minutes before the seed's end: before a player's first round, or recently. Transfers follow shortly. */
export const DEPOSIT_MINUTES = { ofPlayer: 30 * 24 * 60, ofOther: 10 * 60 } as const;
const UNTIL_SHARED_MINUTES = 12;

interface Entry {
  accountTypeId: number | null;
  house: string | null;
  typeCode: number;
  amount: bigint;
}

interface Kept {
  /** Minutes before the seed's end. */
  begun: number;
  rounds: readonly PastRound[];
  slips: readonly PastSlip[];
  claims: readonly Credit[];
}

/** Every balance equals the sum of its entries, and every movement sums to zero. */
export class Books {
  readonly movements: Prisma.MovementCreateManyInput[] = [];
  readonly entries: Prisma.LedgerEntryCreateManyInput[] = [];
  readonly bets: Prisma.BetCreateManyInput[] = [];
  readonly slips: PastSlip[] = [];
  readonly #random = new Random('seed ledger');
  #lastMovement = 0;

  /** All movements of the member sum to `balances`. `begun` is when the money came; `claims` are credits, oldest first. */
  keep(
    brand: BrandSeed,
    memberId: number,
    balances: ReadonlyMap<number, bigint>,
    { begun, rounds, slips, claims }: Kept,
  ): void {
    const held = new Map<number, bigint>();
    const results = [
      ...rounds.map(({ accountTypeId, bet, win }) => ({ accountTypeId, amount: win - bet })),
      ...slips.map((past) => ({ accountTypeId: past.slip.accountTypeId, amount: resultOfSlip(past) })),
      ...claims.map(({ amount }) => ({ accountTypeId: MAIN, amount })),
    ];
    const played = (accountTypeId: number) =>
      results.filter((result) => result.accountTypeId === accountTypeId).reduce((sum, { amount }) => sum + amount, 0n);
    const needs = [...balances].map(
      ([accountTypeId, balance]) => [accountTypeId, balance - played(accountTypeId)] as const,
    );
    const total = needs.reduce((sum, [, need]) => sum + need, 0n);
    if (total === 0n && claims.length === 0) return;
    const write = (
      minutesAgo: number,
      prefix: string,
      remark: string,
      entries: readonly Entry[],
      gameType?: string,
    ) => {
      const time = minutesBefore(minutesAgo);
      const orderNo = `${prefix}${dayInZone(time.getTime())}${this.#random.text(12, '0123456789')}`;
      const subject = gameType === undefined ? {} : { subjectKind: 'bet', subjectOrderNo: orderNo };
      this.#write(held, { orderNo, brandCode: brand.code, memberId, remark, gameType, time, ...subject }, entries);
      return orderNo;
    };
    const credits = [...claims];
    const writeCredits = (untilMinutes: number) => {
      const due = credits.filter((credit) => credit.minutesAgo > untilMinutes);
      for (const { orderNo, title: remark, amount, minutesAgo, payType } of credits.splice(0, due.length)) {
        const subject = payType === undefined ? { subjectKind: 'reward', subjectOrderNo: orderNo } : {};
        const row = { orderNo, brandCode: brand.code, memberId, remark, time: minutesBefore(minutesAgo), ...subject };
        const house = payType === undefined ? 'PROMOTIONS' : 'COMMISSION';
        this.#write(held, row, sides(payType ?? CODES.promotion, house, MAIN, amount));
      }
    };
    writeCredits(begun);
    if (total !== 0n) write(begun, 'D', '', sides(CODES.deposit, 'CASH', MAIN, total));
    for (const [accountTypeId, need] of needs) {
      if (accountTypeId === MAIN || need === 0n) continue;
      write(begun - UNTIL_SHARED_MINUTES, 'T', '', [
        { accountTypeId: MAIN, house: null, typeCode: CODES.transfer, amount: -need },
        { accountTypeId, house: null, typeCode: transferCodes[accountTypeId] ?? CODES.transfer, amount: need },
      ]);
    }
    const movements = slips
      .flatMap((past) => past.movements.map((movement) => ({ ...movement, accountTypeId: past.slip.accountTypeId })))
      .sort((a, b) => a.time.getTime() - b.time.getTime());
    const writeLottery = (until: number) => {
      while (movements[0] && movements[0].time.getTime() < until) {
        const { legs, accountTypeId, ...row } = movements.shift() ?? movements[0];
        const entries = legs.flatMap(({ typeCode, house, amount }) => sides(typeCode, house, accountTypeId, amount));
        this.#write(held, { ...row, brandCode: brand.code, memberId }, entries);
      }
    };
    for (const round of rounds) {
      writeLottery(minutesBefore(round.minutesAgo).getTime());
      writeCredits(round.minutesAgo);
      const [bet, win] = round.accountTypeId === PVP ? [CODES.pvpBet, CODES.pvpWin] : [CODES.bet, CODES.win];
      const entries = [
        ...sides(bet, 'GAMES', round.accountTypeId, -round.bet),
        ...sides(win, 'GAMES', round.accountTypeId, round.win),
      ];
      const orderNo = write(round.minutesAgo, 'B', json(shortTexts(round.name)), entries, round.gameType);
      this.bets.push(toBet(brand, memberId, orderNo, round, this.bets.length));
    }
    writeLottery(SEED_TIME);
    writeCredits(0);
    this.slips.push(...slips);
  }

  #write(
    held: Map<number, bigint>,
    row: Prisma.MovementCreateManyInput & { time: Date },
    entries: readonly Entry[],
  ): void {
    const { memberId, time } = row;
    this.#lastMovement += 1;
    const id = this.#lastMovement;
    this.movements.push({ id, ...row });
    for (const { accountTypeId, house, typeCode, amount } of entries) {
      if (amount === 0n) continue;
      let balanceAfter: bigint | null = null;
      if (accountTypeId !== null) {
        balanceAfter = (held.get(accountTypeId) ?? 0n) + amount;
        held.set(accountTypeId, balanceAfter);
      }
      const owner = accountTypeId === null ? null : memberId;
      this.entries.push({
        movementId: id,
        memberId: owner,
        accountTypeId,
        house,
        typeCode,
        amount,
        balanceAfter,
        time,
      });
    }
  }
}

const transferCodes: Readonly<Record<number, number>> = { [RNG]: 3101, [LOTT]: 4101 };

const sides = (typeCode: number, house: string, accountTypeId: number, amount: bigint): Entry[] => [
  { accountTypeId, house: null, typeCode, amount },
  { accountTypeId: null, house, typeCode, amount: -amount },
];

function toBet(brand: BrandSeed, memberId: number, orderNo: string, round: PastRound, number: number) {
  const { bet, win, nodeId, vendorCode, gameType, accountTypeId, minutesAgo } = round;
  const time = minutesBefore(minutesAgo);
  return {
    orderNo,
    brandCode: brand.code,
    memberId,
    gameNodeId: nodeId,
    vendorCode,
    gameType,
    accountTypeId,
    time,
    settlesAt: null,
    settledAt: time,
    bet,
    validBet: win === bet ? 0n : bet,
    win,
    state: win > bet ? 'won' : win === bet ? 'draw' : 'lost',
    reference: `seed-${String(number).padStart(6, '0')}`,
    nonce: 0,
    detail: 'null',
  };
}
