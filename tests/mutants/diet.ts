import type { Mutant } from './mutant.ts';

const SEAL = 'app/session/sealed-cookie.server.ts';
const FORMS = 'app/request/form-action.server.ts';
const IN_SEAL = 'app/session/sealed-cookie.test.ts';
const IN_GUARDS = 'app/request/guards.test.ts';
const IN_TRANSFER = 'tests/routes/transfer.test.ts';
const IN_WITHDRAW = 'tests/routes/withdraw.test.ts';
const IN_LIMITS = 'tests/routes/limits.test.ts';

const siteMutants: Mutant[] = [
  {
    name: 'diet: scripts read the session cookie',
    breaks: 'an injected script sends the session to a thief',
    file: SEAL,
    before: "{ path: '/', httpOnly: true, sameSite: 'lax' }",
    after: "{ path: '/', httpOnly: false, sameSite: 'lax' }",
    suite: IN_SEAL,
  },
  {
    name: 'diet: a sealed cookie opens under another name',
    breaks: 'the cookie of a sign-in that was not finished is taken for a session',
    file: SEAL,
    before: '{ issuer: ISSUER, audience: name }',
    after: '{ issuer: ISSUER }',
    suite: IN_SEAL,
  },
  {
    name: 'diet: a path that is read as another host',
    breaks: 'a link of this site redirects to another one after the sign-in',
    file: 'app/config/paths.ts',
    before: " || url.pathname.startsWith('//')",
    after: '',
    suite: 'app/config/paths.test.ts',
  },
  {
    name: 'diet: a reality check redirects to another site',
    breaks: 'a forged field of the form sends the member to a copy of the site',
    file: 'app/features/play/session/action.server.ts',
    before: 'replace(safeRedirect(leaveTo))',
    after: "replace(leaveTo ?? '/')",
    suite: 'tests/routes/reality-check.test.ts',
  },
  {
    name: 'diet: the payment password stays in a refused withdrawal',
    breaks: 'the page of a refused form contains the payment password',
    file: 'app/features/wallet/withdraw/action.server.ts',
    before: "  secrets: ['paymentPassword'],\n",
    after: '',
    suite: IN_WITHDRAW,
  },
  {
    name: 'diet: a form is sent without its idempotency key',
    breaks: 'a double click transfers the amount twice',
    file: FORMS,
    before: "String(form.get(IDEMPOTENCY_KEY) ?? '')",
    after: 'randomUUID()',
    suite: IN_TRANSFER,
  },
  {
    name: 'diet: a form with an unknown outcome gets a new key',
    breaks: 'the second try of a transfer moves the amount again',
    file: FORMS,
    before: 'failure, { requestId: site.requestId });',
    after: 'failure, { requestId: site.requestId, idempotencyKey: randomUUID() });',
    suite: IN_TRANSFER,
  },
  {
    name: 'diet: trial accounts open the pages of money',
    breaks: 'a trial account sees forms that are refused, in place of the warning',
    file: 'app/request/guards.server.ts',
    before: '  refuseTrial(requireSession(site));\n  return requireMember(site);',
    after: '  return requireMember(site);',
    suite: IN_GUARDS,
  },
  {
    name: 'diet: pages stay open in a break',
    breaks: 'an excluded member sees games and offers',
    file: 'app/request/site.server.ts',
    before: '!access.isFrame && !isOpenTo(site.member, pathname)',
    after: '!access.isFrame && isOpenTo(site.member, `${pathname}?`)',
    suite: IN_LIMITS,
  },
  {
    name: 'diet: a limit that was left alone is sent',
    breaks: 'saving one limit takes the wish for another one back',
    file: 'app/features/member/limits/action.server.ts',
    before: '      if ((wanted === null ? null : Number(wanted)) === before) return [];\n',
    after: '',
    suite: IN_LIMITS,
  },
  {
    name: 'diet: a slip costs something else than was confirmed',
    breaks: 'a slip without scripts is placed at a cost that nobody confirmed',
    file: 'app/features/lottery/betting/action.server.ts',
    before: 'form.get(CONFIRMED) !== asked.confirmed',
    after: 'form.get(CONFIRMED) === null',
    suite: 'tests/routes/lottery-bet.test.ts',
  },
  {
    name: 'diet: "Max" is above the maximum of the method',
    breaks: '"Max" fills in an amount that is refused',
    file: 'app/features/wallet/withdraw/withdraw.server.ts',
    before: 'lesser(parseUnits(settings.available), parseUnits(maximum))',
    after: 'parseUnits(settings.available)',
    suite: IN_WITHDRAW,
  },
];

const IN_MARKS = 'tests/contract/platform/access-marks.test.ts';
const IN_ROLLOVERS = 'tests/contract/wallet/rollovers.test.ts';

const mockMutants: Mutant[] = [
  {
    name: 'diet: lottery bets fill no rollover',
    breaks: 'who plays lotteries can never withdraw a deposit',
    file: 'mock-server/domains/lottery/orders/settle.ts',
    before: '    if (brand) await countBets(world, store, brand, { memberId, game, at }, bets);\n',
    after: '',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'diet: a chase that stops takes its own draw with it',
    breaks: 'other lines of the winning draw are given back and never paid',
    file: 'mock-server/domains/lottery/orders/settle.ts',
    before: 'listOpen(store, slip.orderNo, drawAt)',
    after: 'listOpen(store, slip.orderNo, new Date(drawAt.getTime() - 1))',
    suite: 'tests/contract/lottery/chases.test.ts',
  },
  {
    name: 'diet: open lottery bets are no money',
    breaks: 'who stakes everything on a draw gets rid of what must be wagered',
    file: 'mock-server/domains/money/rollovers/repository.ts',
    before: '"LotteryOrder" WHERE "memberId" = @memberId AND "state" = 2), 0)',
    after: '"LotteryOrder" WHERE "memberId" = @memberId AND "state" = 0), 0)',
    suite: IN_ROLLOVERS,
  },
  {
    name: 'diet: unmatched deposits do not count towards a limit',
    breaks: 'C2C orders that wait for a counterpart go past the limit',
    file: 'mock-server/domains/member/limits/repository.ts',
    before: `IN ('created', 'waiting', 'processing')`,
    after: `IN ('waiting', 'processing')`,
    suite: 'tests/contract/member/limits.test.ts',
  },
  {
    name: "diet: another member's withdrawal is found",
    breaks: 'whoever knows an order number cancels it',
    file: 'mock-server/domains/wallet/withdrawals/service.ts',
    before: 'if (row?.memberId !== memberId) throw',
    after: 'if (!row || memberId < 0) throw',
    suite: 'tests/contract/wallet/withdrawals.test.ts',
  },
  {
    name: 'diet: lottery bets are taken in a break',
    breaks: 'an excluded member bets on lotteries',
    file: 'openapi/paths/lottery.yaml',
    before: '    operationId: placeLotteryBet\n',
    after: '    operationId: placeLotteryBet\n    x-during-break: true\n',
    suite: IN_MARKS,
  },
  {
    name: 'diet: trial accounts withdraw',
    breaks: 'play money is paid out',
    file: 'openapi/paths/wallet.yaml',
    before:
      "    x-access: real\n    x-during-break: true\n    x-encrypted: true\n    x-body: { $ref: '../schemas/wallet.yaml#/schemas/WithdrawRequest' }",
    after:
      "    x-access: token\n    x-during-break: true\n    x-encrypted: true\n    x-body: { $ref: '../schemas/wallet.yaml#/schemas/WithdrawRequest' }",
    suite: IN_MARKS,
  },
  {
    name: 'diet: ending the other sessions ends all',
    breaks: 'the device that signs the others out is signed out itself',
    file: 'mock-server/domains/session/repository.ts',
    before: ' AND "token" <> @token',
    after: ' AND @token IS NOT NULL',
    suite: 'tests/contract/session/open-sessions.test.ts',
  },
];

/** Planted before the e2e tests became fewer: what they caught stays caught. */
export const dietMutants: Mutant[] = [...siteMutants, ...mockMutants];
