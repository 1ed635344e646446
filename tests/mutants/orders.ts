import type { Mutant } from './mutant.ts';

const CREDIT = 'mock-server/domains/wallet/deposits/events.ts';
const PAYMENT = 'mock-server/domains/wallet/deposits/payment.ts';
const BONUSES = 'mock-server/domains/promotions/bonuses.ts';
const CALLBACKS = 'mock-server/domains/wallet/deposits/callbacks.ts';
const PICTURE = 'mock-server/shared/picture.ts';
const OFFICE = 'mock-server/domains/wallet/withdrawals/office.ts';
const WITHDRAW = 'mock-server/domains/wallet/withdrawals/service.ts';
const SETTINGS = 'mock-server/domains/wallet/withdrawals/settings.ts';
const ROLLOVERS = 'mock-server/domains/money/rollovers/rollovers.ts';
const FORFEIT = 'mock-server/domains/money/grants/take-back.ts';
const ROLLOVER_ROWS = 'mock-server/domains/money/rollovers/repository.ts';
const SUMS = 'mock-server/domains/money/ledger/daily-sums.ts';
const IN_QR = 'tests/contract/wallet/deposit-by-qr.test.ts';
const IN_URL = 'tests/contract/wallet/deposit-by-url.test.ts';
const IN_TRANSFER = 'tests/contract/wallet/deposit-by-transfer.test.ts';
const IN_VIRTUAL = 'tests/contract/wallet/deposit-virtual-wallet.test.ts';
const IN_ORDERS = 'tests/contract/wallet/deposit-orders.test.ts';
const IN_RETURNED = 'tests/contract/wallet/deposit-returned.test.ts';
const IN_PROOFS = 'tests/contract/wallet/payment-proof.test.ts';
const IN_WITHDRAWALS = 'tests/contract/wallet/withdrawals.test.ts';
const IN_BONUS_ROLLOVERS = 'tests/contract/promotions/rollovers.test.ts';
const IN_ROLLOVERS = 'tests/contract/wallet/rollovers.test.ts';

const depositMutants: Mutant[] = [
  {
    name: 'deposit: credited twice',
    breaks: 'the provider repeats its call-back, and the money comes again',
    file: CREDIT,
    before: "if (!brand || row.state === 'success' || row.state === 'returned') return;",
    after: 'if (!brand) return;',
    suite: IN_QR,
  },
  {
    name: 'deposit: what arrives passes the limits',
    breaks: 'open, cancel and pay as often as you like',
    file: CREDIT,
    before: 'if (refusePayment(store, row, amount, at)) {',
    after: 'if (false) {',
    suite: IN_RETURNED,
  },
  {
    name: 'deposit: a payment is returned ten times',
    breaks: 'the provider repeats its call-back, and the member gets ten messages',
    file: CREDIT,
    before: " || row.state === 'returned') return;",
    after: ') return;',
    suite: IN_RETURNED,
  },
  {
    name: 'deposit: an order under way has no room for its amount',
    breaks: 'a payment in time is returned because of the order itself',
    file: CREDIT,
    before: 'if (isUnderWay(row) && amount <= row.amount) return null;',
    after: '',
    suite: IN_RETURNED,
  },
  {
    name: 'deposit: the fee of what was ordered',
    breaks: 'who pays less than ordered pays too high a fee',
    file: CREDIT,
    before: 'depositFee(channel, amount, smallestPaid(brand.currency))',
    after: 'depositFee(channel, row.amount, smallestPaid(brand.currency))',
    suite: IN_VIRTUAL,
  },
  {
    name: 'deposit: a fee of parts of a hundredth',
    breaks: 'wallets hold amounts that nobody can withdraw',
    file: PAYMENT,
    before: 'roundDown((amount * BigInt(Math.round(feePercent * 100))) / 10_000n, smallest)',
    after: '(amount * BigInt(Math.round(feePercent * 100))) / 10_000n',
    suite: IN_VIRTUAL,
  },
  {
    name: 'deposit: paid after a cancellation, and not late',
    breaks: 'the member wonders at a payment of a cancelled order',
    file: CREDIT,
    before: " || row.state === 'cancelled',",
    after: ',',
    suite: IN_ORDERS,
  },
  {
    name: 'deposit: what is being checked expires',
    breaks: 'a paid transfer is called expired',
    file: CREDIT,
    before: "row?.state !== 'created' && row?.state !== 'waiting'",
    after: "!['created', 'waiting', 'processing'].includes(row?.state ?? '')",
    suite: IN_TRANSFER,
  },
  {
    name: 'deposit: confirmations count backwards',
    breaks: 'a late call-back takes confirmations away',
    file: CREDIT,
    before: ' || confirmations < known) return;',
    after: ') return;',
    suite: IN_VIRTUAL,
  },
  {
    name: 'call-back: the signature is not compared',
    breaks: 'whoever knows an order number credits it',
    file: CALLBACKS,
    before: ' || !timingSafeEqual(sent, wanted)',
    after: '',
    suite: IN_URL,
  },
  {
    name: 'call-back: a decline undoes a payment',
    breaks: 'a credited order is called failed',
    file: CALLBACKS,
    before: "else if (row.state !== 'waiting' && row.state !== 'processing') return;",
    after: '',
    suite: IN_QR,
  },
  {
    name: 'proof: the end of the file is not read',
    breaks: 'a page is kept as a picture',
    file: PICTURE,
    before: ' && bytes.subarray(-end.length).equals(end)',
    after: '',
    suite: IN_PROOFS,
  },
  {
    name: 'bonus: without its cap',
    breaks: 'a high deposit wins the house',
    file: BONUSES,
    before: 'return over > 0n ? part - over : part;',
    after: 'return part;',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'bonus: for less than its minimum',
    breaks: 'who orders much and pays little has the bonus',
    file: BONUSES,
    before: 'if (deposited < toAmount(minimum)) return 0n;',
    after: '',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'bonus: several times a day',
    breaks: 'the bonus of the day comes with every deposit',
    file: BONUSES,
    before: "(once === 'member' || dayNumber(last.createdAt.getTime()) === dayNumber(now))",
    after: "once === 'member'",
    suite: IN_ROLLOVERS,
  },
];

const withdrawalMutants: Mutant[] = [
  {
    name: 'withdrawal: the fee stays with the house',
    breaks: 'who cancels loses the fee',
    file: OFFICE,
    before: "{ account: 'FEES', amount: -fee, typeCode },\n    { account: MAIN, amount: amount + fee, typeCode },",
    after: '{ account: MAIN, amount, typeCode },',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: rejected at the amount of the office',
    breaks: 'off by one in the amount that is rejected',
    file: OFFICE,
    before: 'row.amount > toAmount(rejectAbove)',
    after: 'row.amount >= toAmount(rejectAbove)',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: the first receipt confirms the second payment',
    breaks: 'a payment that did not arrive confirms itself too early',
    file: OFFICE,
    before: ' && row.payments === Number(payment)',
    after: '',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: cancelled under review',
    breaks: 'money comes back that is about to be paid',
    file: WITHDRAW,
    before: "if (row.state !== 'pending') throw",
    after: "if (row.state !== 'pending' && row.state !== 'reviewing') throw",
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: without the payment password',
    breaks: 'whoever finds an open browser withdraws',
    file: WITHDRAW,
    before: 'await requirePaymentPassword(context, body.paymentPassword);',
    after: '',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: what was given back counts for the day',
    breaks: 'who cancels may not withdraw any more',
    file: 'mock-server/domains/wallet/withdrawals/repository.ts',
    before: ` AND "state" NOT IN ('rejected', 'cancelled', 'failed')`,
    after: '',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: the day of London',
    breaks: 'the limits of the day begin again in the morning',
    file: SETTINGS,
    before: 'now - ((now + ZONE_MS) % DAY_MS)',
    after: 'now - (now % DAY_MS)',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: less than the least fee',
    breaks: 'small withdrawals cost the house',
    file: SETTINGS,
    before: 'if (fee < least) return least;',
    after: '',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'withdrawal: what was given back stays in the sum of the day',
    breaks: 'the profit page tells withdrawals that never were',
    file: SUMS,
    before: 'typeCodes: [6201, 6203, 6204]',
    after: 'typeCodes: [6201, 6203]',
    suite: IN_WITHDRAWALS,
  },
];

const rolloverMutants: Mutant[] = [
  {
    name: 'rollover: bonuses before own money',
    breaks: 'a bonus is wagered before the deposit that it came with',
    file: ROLLOVER_ROWS,
    before: '"rewardId" IS NOT NULL, "expiresAt"',
    after: '"rewardId" IS NULL, "expiresAt"',
    suite: IN_BONUS_ROLLOVERS,
  },
  {
    name: 'rollover: the latest deadline first',
    breaks: 'a gift with two days waits behind a large bonus and is taken back',
    file: ROLLOVER_ROWS,
    before: 'IS NULL, "expiresAt", "createdAt"',
    after: 'IS NULL, "expiresAt" DESC, "createdAt"',
    suite: IN_BONUS_ROLLOVERS,
  },
  {
    name: 'rollover: every category counts whole',
    breaks: 'games without risk clear a bonus',
    file: 'mock-server/domains/money/rollovers/contribution.ts',
    before: '(validBet * BigInt(findShare(shares, game))) / 100n',
    after: 'validBet',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'rollover: what is over is lost',
    breaks: 'a high bet fills one rollover only',
    file: ROLLOVERS,
    before: 'left[index] = rest - part;',
    after: 'left[index] = 0n;',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'rollover: cleared while a withdrawal holds money',
    breaks: 'who asks for everything gets rid of what must be wagered',
    file: ROLLOVER_ROWS,
    before: `IN ('pending', 'reviewing', 'paying', 'receipt')`,
    after: "IN ('pending-not')",
    suite: IN_ROLLOVERS,
  },
  {
    name: 'rollover: wins are free',
    breaks: 'the winnings of a bonus are withdrawn without its rollover',
    file: ROLLOVERS,
    before: 'sum + credited, atLeastZero(won))',
    after: 'sum + credited, 0n)',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'rollover: the fee is paid by what must be wagered',
    breaks: 'a withdrawal takes more than is free',
    file: WITHDRAW,
    before: 'if (amount + fee > free)',
    after: 'if (amount > free)',
    suite: IN_WITHDRAWALS,
  },
  {
    name: 'bonus given up: losses lower what is taken',
    breaks: 'the house pays for lost bets',
    file: FORFEIT,
    before: '(won > 0n ? won : 0n)',
    after: 'won',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'bonus given up: more than there is',
    breaks: 'who has lost the bonus cannot give it up',
    file: FORFEIT,
    before: 'return due < held ? due : held;',
    after: 'return due;',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'bonus given up: not in the sum of the day',
    breaks: 'the profit page tells a bonus that was given up',
    file: SUMS,
    before: '[3102, 4104, 5112, 6112, 8103]',
    after: '[3102, 4104, 5112, 6112]',
    suite: IN_ROLLOVERS,
  },
];

export const orderMutants: Mutant[] = [...depositMutants, ...withdrawalMutants, ...rolloverMutants];
