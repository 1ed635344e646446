import { dayInZone } from '../../../mock-server/shared/zone.ts';
import type { Sqlite, Statement } from '../../sqlite/database.ts';

const MAIN = 2;
const TYPES = {
  deposit: 6101,
  withdraw: 6201,
  bet: 3200,
  win: 3100,
  rebate: 6113,
  promotion: 3102,
  commission: 6119,
} as const;

export interface PlayedGame {
  nodeId: number;
  vendorCode: string;
  gameType: string;
  name: string;
}

type Side = [type: keyof typeof TYPES, house: string, amount: bigint];

/** Writes past play into a copy of the seed. Call `orderEntries` at the end. */
export class PastPlay {
  readonly #move: Statement;
  readonly #enter: Statement;
  readonly #bet: Statement;

  constructor(database: Sqlite) {
    this.#move = database.prepare(
      `INSERT INTO "Movement" ("orderNo", "brandCode", "memberId", "remark", "gameType", "time", "subjectKind", "subjectOrderNo")
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#enter = database.prepare(
      `INSERT INTO "LedgerEntry" ("movementId", "memberId", "accountTypeId", "house", "typeCode", "amount", "time")
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#bet = database.prepare(
      `INSERT INTO "Bet" ("orderNo", "brandCode", "memberId", "gameNodeId", "vendorCode", "gameType", "accountTypeId", "time",
        "settledAt", "bet", "validBet", "win", "state", "reference", "nonce", "detail")
       VALUES (?, ?, ?, ?, ?, ?, ${MAIN}, ?, ?, ?, ?, ?, ?, ?, 0, 'null')`,
    );
  }

  account(memberId: number, brandCode: string): PastAccount {
    return new PastAccount({ move: this.#move, enter: this.#enter, bet: this.#bet }, memberId, brandCode);
  }
}

/** The main wallet of a member. Times are epoch milliseconds, amounts ten-thousandths of the currency. */
class PastAccount {
  held = 0n;
  #count = 0;

  constructor(
    readonly statements: Record<'move' | 'enter' | 'bet', Statement>,
    readonly memberId: number,
    readonly brandCode: string,
  ) {}

  /** Returns the order number. */
  write(
    prefix: string,
    time: number,
    sides: readonly Side[],
    { game, gameType }: { game?: PlayedGame; gameType?: string } = {},
  ): string {
    const { statements, memberId, brandCode } = this;
    this.#count += 1;
    const orderNo = `${prefix}${dayInZone(time)}${memberId}${String(this.#count).padStart(8, '0')}`;
    const type = game?.gameType ?? gameType ?? null;
    const subject = game ? ['bet', orderNo] : [null, null];
    const { lastInsertRowid } = statements.move.run(
      orderNo,
      brandCode,
      memberId,
      game?.name ?? '',
      type,
      time,
      ...subject,
    );
    for (const [name, house, amount] of sides) {
      if (amount === 0n) continue;
      this.held += amount;
      statements.enter.run(lastInsertRowid, memberId, MAIN, null, TYPES[name], amount, time);
      statements.enter.run(lastInsertRowid, null, null, house, TYPES[name], -amount, time);
    }
    return orderNo;
  }

  /** A settled bet. `reference` is unique with the number of movements before it. */
  play(game: PlayedGame, time: number, { stake, win }: { stake: bigint; win: bigint }, reference: string): void {
    const sides: Side[] = [
      ['bet', 'GAMES', -stake],
      ['win', 'GAMES', win],
    ];
    const orderNo = this.write('B', time, sides, { game });
    const state = win > stake ? 'won' : win === stake ? 'draw' : 'lost';
    const place = [game.nodeId, game.vendorCode, game.gameType, time, time] as const;
    const amounts = [stake, win === stake ? 0n : stake, win] as const;
    this.statements.bet.run(
      orderNo,
      this.brandCode,
      this.memberId,
      ...place,
      ...amounts,
      state,
      `${reference}-${this.#count}`,
    );
  }
}

/** Games of a brand in which the past play is. */
export const listPlayedGames = (database: Sqlite, brandCode: string): PlayedGame[] =>
  database.rows<PlayedGame>(
    `SELECT "nodeId", g."vendorCode", g."gameType", g."name" FROM "Game" g JOIN "BrandVendor" b
       ON b."vendorCode" = g."vendorCode" AND b."gameType" = g."gameType"
       WHERE "brandCode" = ? AND "isLobby" = 0 AND g."gameType" IN ('RNG', 'LIVE', 'FISH') ORDER BY "nodeId"`,
    brandCode,
  );

/** By time; computes the balance after each entry. */
export function orderEntries(database: Sqlite): void {
  database.exec(`
    CREATE TEMP TABLE "entries" AS SELECT ROW_NUMBER() OVER (ORDER BY "time", "id") AS "id", "movementId", "memberId", "accountTypeId",
      "house", "typeCode", "amount", CASE WHEN "memberId" IS NOT NULL THEN
        SUM("amount") OVER (PARTITION BY "memberId", "accountTypeId" ORDER BY "time", "id") END AS "balanceAfter", "time" FROM "LedgerEntry";
    DELETE FROM "LedgerEntry";
    INSERT INTO "LedgerEntry" ("id", "movementId", "memberId", "accountTypeId", "house", "typeCode", "amount", "balanceAfter", "time")
      SELECT * FROM "entries" ORDER BY "id";
    DROP TABLE "entries";
  `);
}
