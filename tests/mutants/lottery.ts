import type { Mutant } from './mutant.ts';

const ORDERS = 'mock-server/domains/lottery/orders';
const PLACE = `${ORDERS}/place.ts`;
const SETTLE = `${ORDERS}/settle.ts`;
const PAYOUT = 'mock-server/engine/lottery/payout.ts';
const CANCEL = `${ORDERS}/cancel.ts`;
const NUMBERS = `${ORDERS}/numbers.ts`;
const SUITES = 'tests/contract/lottery';
const BETS = `${SUITES}/bets.test.ts`;
const CANCELLING = `${SUITES}/cancelling.test.ts`;
const CHASES = `${SUITES}/chases.test.ts`;
const COUNTED = `${SUITES}/counted.test.ts`;
const DECIDED = `${SUITES}/decided-draws.test.ts`;
const LIMITS = `${SUITES}/limits.test.ts`;
const SETTLEMENT = `${SUITES}/settlement.test.ts`;
const VIETNAM = `${SUITES}/vietnam.test.ts`;

export const lotteryMutants: Mutant[] = [
  {
    name: 'lottery: a bet at the lock',
    breaks: 'a slip is taken when the draw is locked',
    file: PLACE,
    before: 'draw.lockAt <= now)',
    after: 'draw.lockAt < now)',
    suite: BETS,
  },
  {
    name: 'lottery: the limit of a draw by slip',
    breaks: 'a member passes the limit of a draw with two slips',
    file: PLACE,
    before: 'stakedOnDraw(store, memberId, station.gameId, draw.numero) + amount > most',
    after: 'amount > most',
    suite: BETS,
  },
  {
    name: 'lottery: numbers are never sold out',
    breaks: 'the house takes more on a number than it can pay',
    file: NUMBERS,
    before: 'on.amount > restOf(on))) {',
    after: 'on.amount < 0n)) {',
    suite: VIETNAM,
  },
  {
    name: 'lottery: a ball is never sold out',
    breaks: 'the house takes more on a ball at its place than it can pay',
    file: NUMBERS,
    before: "if (rule.kind === 'each')",
    after: "if (rule.kind === 'each' && content === '')",
    suite: LIMITS,
  },
  {
    name: 'lottery: a lottery that nobody offers pays',
    breaks: 'an order is settled by a draw that no brand shows',
    file: SETTLE,
    before: '!lotteries.every((each) => isOffered(world, each))',
    after: 'lotteries.length === 0',
    suite: LIMITS,
  },
  {
    name: 'lottery: a reference is not looked up',
    breaks: 'a slip that is sent twice is staked twice',
    file: PLACE,
    before: 'if (before) return toReceipt(before, countOrders(store, before.orderNo));',
    after: '',
    suite: BETS,
  },
  {
    name: 'lottery: an order stays open when it is paid',
    breaks: 'an order is paid again with each event of its draw',
    file: SETTLE,
    before: 'for (const each of settled) await closeOrder(store, each, at);',
    after: '',
    suite: SETTLEMENT,
  },
  {
    name: 'lottery: the rest of a batch is forgotten',
    breaks: 'of many orders on one draw only the first are settled',
    file: SETTLE,
    before: 'if (settled.length >= BATCH)',
    after: 'if (settled.length > 2 * BATCH)',
    suite: SETTLEMENT,
  },
  {
    name: 'lottery: a rebate only for losses',
    breaks: 'who wins does not get the rebate that they chose',
    file: PAYOUT,
    before: 'rebate: roundDown((validBet',
    after: 'rebate: payout > 0n ? 0n : roundDown((validBet',
    suite: BETS,
  },
  {
    name: 'lottery: bets on a known draw are paid',
    breaks: 'who knows a result that was drawn early bets on it',
    file: SETTLE,
    before: 'if (isLate) return',
    after: 'if (isLate && row.multiple < 0) return',
    suite: DECIDED,
  },
  {
    name: 'lottery: a chase goes on after its win',
    breaks: 'the rest of a chase is played though it was to stop',
    file: SETTLE,
    before: 'if (slip.isStopOnWin && state === STATE.won)',
    after: 'if (slip.isStopOnWin && state === STATE.void)',
    suite: CHASES,
  },
  {
    name: 'lottery: a tie counts as a valid bet',
    breaks: 'a stake that came back fills rollovers and earns a rebate',
    file: PAYOUT,
    before: 'const validBet = amount - returned;',
    after: 'const validBet = amount;',
    suite: BETS,
  },
  {
    name: 'lottery: settled lines cover nothing',
    breaks: 'of a draw that many events settle the last lines fill rollovers',
    file: `${ORDERS}/repository.ts`,
    before: '"state" NOT IN (6, 8)',
    after: '"state" = 2',
    suite: COUNTED,
  },
  {
    name: 'lottery: a covered draw fills rollovers',
    breaks: 'a bonus is withdrawn without risk',
    file: SETTLE,
    before: 'counted: counted ?? 0n,',
    after: 'counted: validBet,',
    suite: COUNTED,
  },
  {
    name: 'lottery: cancelled after the lock',
    breaks: 'who sees how a draw goes takes the stake back',
    file: CANCEL,
    before: 'now < lockTime(lottery, row) &&',
    after: 'now - 3_600_000 < lockTime(lottery, row) &&',
    suite: CANCELLING,
  },
  {
    name: 'lottery: a slip is cancelled with what is locked of it',
    breaks: 'who sees how a draw goes takes the stake back with the rest of the chase',
    file: CANCEL,
    before: 'return isOpen;',
    after: 'return isOpen || true;',
    suite: CANCELLING,
  },
  {
    name: 'lottery: cancelling is free',
    breaks: 'the fee of a cancelled order is not taken',
    file: CANCEL,
    before: 'roundDown((amount * fee.rate) / 10_000n, fee.smallest)',
    after: '0n',
    suite: CANCELLING,
  },
  {
    name: 'lottery: a cancelled order keeps its numbers',
    breaks: 'a number stays sold out that nobody holds',
    file: NUMBERS,
    before: 'await releaseFromNumbers(store, { brandCode, gameNodeId, numero }, held)',
    after: '',
    suite: VIETNAM,
  },
  {
    name: 'lottery: cancelled when it is drawn early',
    breaks: 'who sees a result that came before its time takes the stake back',
    file: CANCEL,
    before: ' && !isClosedEarly(store, lottery, row.numero, now)',
    after: '',
    suite: LIMITS,
  },
  {
    name: 'lottery: a box on one order alone',
    breaks: 'a number is sold out for one order of its digits and taken in another',
    file: NUMBERS,
    before: 'isBoxed ? listOrders(number) : [number]',
    after: '[number]',
    suite: LIMITS,
  },
  {
    name: 'lottery: an order that cannot be read',
    breaks: 'one order holds up every other of its draw',
    file: SETTLE,
    before: 'if (!play || !outcome) return null;',
    after: "if (!play || !outcome) throw new Error('no play');",
    suite: LIMITS,
  },
];
