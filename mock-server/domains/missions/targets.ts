import { toAmount } from '../../shared/money.ts';
import type { Store } from '../../worlds/store.ts';
import { countGames, countSignInDays, hasLimit, type MissionRow, type readCandidate, readSums } from './repository.ts';
import type { Span } from './span.ts';

export type Candidate = ReturnType<typeof readCandidate> & { memberId: number };

/** Ten-thousandths of the currency, or of one. */
export const requiredOf = ({ required }: MissionRow): bigint => toAmount(required);

/**
 * Reads the member's progress in a day, a week or in life, in the same units (loyalty.md: What counts). Stakes
 * count when they are settled, whatever their share in rollovers: a mission asks for play, not for turnover.
 */
export function readDone(store: Store, { target, gameType }: MissionRow, member: Candidate, span: Span): bigint {
  const { memberId } = member;
  const sums = () => readSums(store, { memberId, gameType, first: span.first, next: span.next });
  const isDone = (is: boolean) => toAmount(is ? 1 : 0);
  switch (target) {
    case 'BET':
      return gameType === null && span.until === null ? max(sums().stakes, member.turnover) : sums().stakes;
    case 'WINS':
      return toAmount(sums().wonRounds);
    case 'GAMES':
      return toAmount(countGames(store, { memberId, gameType, from: span.from, to: span.to }));
    case 'DEPOSIT':
      return sums().deposit;
    case 'SIGN_IN':
      return toAmount(countSignInDays(store, { memberId, from: span.from, to: span.to }));
    case 'CONTACT':
      return isDone(member.isContactProven);
    case 'PAYMENT_PASSWORD':
      return isDone(member.paymentHash !== null);
    case 'FIRST_DEPOSIT':
      return isDone(sums().deposit > 0n);
    case 'FIRST_BET':
      return isDone(sums().rounds > 0n);
    case 'LIMIT':
      return isDone(hasLimit(store, memberId));
    default:
      throw new Error(`Nothing counts the target ${target}.`);
  }
}

/** The turnover in life may begin before the sums of days do. */
const max = (stakes: bigint, turnover: bigint): bigint => (turnover > stakes ? turnover : stakes);
