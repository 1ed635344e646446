import type { Mutant } from './mutant.ts';

const LIMITS = 'mock-server/domains/member/play-limits.ts';
const BREAKS = 'mock-server/domains/member/play-breaks.ts';
const CHECKS = 'mock-server/domains/member/reality-checks.ts';
const RULES = 'mock-server/domains/member/limits/rules.ts';
const PERIODS = 'mock-server/domains/member/limits/periods.ts';
const ACCOUNTS = 'mock-server/accounts/repository.ts';
const ROWS = 'mock-server/domains/member/limits/repository.ts';
const SITTINGS = 'mock-server/domains/member/limits/sittings.ts';
const IN_LIMITS = 'tests/contract/member/limits.test.ts';
const IN_BREAKS = 'tests/contract/member/breaks.test.ts';
const IN_PLAY = 'tests/contract/games/play-limits.test.ts';
const IN_SITTINGS = 'tests/contract/member/sittings.test.ts';

/** Limits that members set: when they count, and what is used of them. */
const playLimitMutants: Mutant[] = [
  {
    name: 'limit: a higher one counts at once',
    breaks: 'who chases losses lifts the limit in the same minute',
    file: LIMITS,
    before: 'if (wanted !== null && (!row || wanted <= row.amount)) {',
    after: 'if (wanted !== null) {',
    suite: IN_LIMITS,
  },
  {
    name: 'limit: another wish inherits the time of the first',
    breaks: 'a small raise opens the door to a large one the next day',
    file: LIMITS,
    before: 'raisedAt: new Date(world.now()), raisedTo: wanted',
    after: 'raisedAt: row.raisedAt ?? new Date(world.now()), raisedTo: wanted',
    suite: IN_LIMITS,
  },
  {
    name: 'limit: confirmed a moment too late',
    breaks: 'off by one in the wait of 24 hours',
    file: LIMITS,
    before: 'if (world.now() < row.raisedAt.getTime() + RAISE_MS)',
    after: 'if (world.now() <= row.raisedAt.getTime() + RAISE_MS)',
    suite: IN_LIMITS,
  },
  {
    name: 'limit: the body is set up to its fault',
    breaks: 'half of a refused request counts',
    file: LIMITS,
    before: "if (kind === 'TIME' ? amount !== null : minutes !== null) {",
    after: "if (kind === 'TIME' && amount !== null) {",
    suite: IN_LIMITS,
  },
  {
    name: 'limit of deposits: those under way do not count',
    breaks: 'ten orders at once go past the limit',
    file: RULES,
    before: ' - sumOrdered(store, memberId);',
    after: ';',
    suite: IN_LIMITS,
  },
  {
    name: 'limit of deposits: what it leaves is refused',
    breaks: 'off by one in the limit of deposits',
    file: RULES,
    before: 'if (amount <= left) continue;',
    after: 'if (amount < left) continue;',
    suite: IN_LIMITS,
  },
  {
    name: 'limit of losses: a stake may exceed it',
    breaks: 'the last stake before the limit is as high as the member likes',
    file: RULES,
    before: 'if (usedOf(store, limit, now) + stake <= limit.amount) continue;',
    after: 'if (usedOf(store, limit, now) < limit.amount) continue;',
    suite: IN_PLAY,
  },
  {
    name: 'limit of losses: the last stake is refused',
    breaks: 'off by one in the limit of losses',
    file: RULES,
    before: 'if (usedOf(store, limit, now) + stake <= limit.amount) continue;',
    after: 'if (usedOf(store, limit, now) + stake < limit.amount) continue;',
    suite: IN_PLAY,
  },
  {
    name: 'limit of losses: wins make no room',
    breaks: 'who wins reaches the limit of losses',
    file: ROWS,
    before: 'COALESCE(SUM("bet") - SUM("win"), 0)',
    after: 'COALESCE(SUM("bet"), 0)',
    suite: IN_PLAY,
  },
  {
    name: 'limit of time: a minute more',
    breaks: 'off by one in the limit of time',
    file: RULES,
    before: 'if (usedOf(store, limit, now) < limit.amount) continue;',
    after: 'if (usedOf(store, limit, now) <= limit.amount) continue;',
    suite: IN_PLAY,
  },
  {
    name: 'limit of time: games still open',
    breaks: 'who has played enough starts the next game',
    file: 'mock-server/domains/games/launch.ts',
    before: '  requireTimeLeft(world, player.memberId, world.now());\n',
    after: '',
    suite: IN_PLAY,
  },
  {
    name: 'limit of time: two games count twice',
    breaks: 'time passes twice as fast with two games open',
    file: SITTINGS,
    before: 'last.to = Math.max(last.to, to)',
    after: 'sittings.push({ from, to })',
    suite: IN_PLAY,
  },
  {
    name: 'limit of time: a game from before midnight',
    breaks: 'who plays past midnight plays for nothing',
    file: ROWS,
    before: 'AND "lastUsedAt" > @since',
    after: 'AND "createdAt" > @since',
    suite: IN_PLAY,
  },
  {
    name: 'sitting: ten minutes apart are one',
    breaks: 'a pause counts as play',
    file: SITTINGS,
    before: 'from - last.to < SITTING_GAP_MS',
    after: 'from - last.to <= SITTING_GAP_MS',
    suite: IN_SITTINGS,
  },
  {
    name: 'sitting: a bet before midnight',
    breaks: 'the time between bets over midnight counts on no day',
    file: SITTINGS,
    before: 'since - SITTING_GAP_MS',
    after: 'since',
    suite: IN_SITTINGS,
  },
  {
    name: 'limit of time: the day of London',
    breaks: 'the minutes of a day begin again in the morning',
    file: PERIODS,
    before: 'day * DAY_MS - ZONE_MS',
    after: 'day * DAY_MS',
    suite: IN_LIMITS,
  },
  {
    name: 'limit of a week: from Sunday',
    breaks: 'the sums are of the wrong days',
    file: PERIODS,
    before: 'const DAYS_SINCE_MONDAY = 3;',
    after: 'const DAYS_SINCE_MONDAY = 4;',
    suite: IN_LIMITS,
  },
  {
    name: 'limit of a week: seven days back',
    breaks: 'the sums are of the wrong days',
    file: PERIODS,
    before: 'const first = today - ((today + DAYS_SINCE_MONDAY) % 7);\n    return { first, next: first + 7 };',
    after:
      'const first = today - ((today + DAYS_SINCE_MONDAY) % 7);\n    return { first: today - 6, next: first + 7 };',
    suite: IN_LIMITS,
  },
  {
    name: 'limit of a month: thirty days',
    breaks: 'a month ends on the wrong day',
    file: PERIODS,
    before: 'next: startOf(date.getUTCMonth() + 1)',
    after: 'next: startOf(date.getUTCMonth()) + 30',
    suite: IN_LIMITS,
  },
];

/** Time-outs and self-exclusions: what they close, and for how long. */
const breakMutants: Mutant[] = [
  {
    name: 'break: closes nothing',
    breaks: 'an excluded member deposits',
    file: 'mock-server/domains/session/identify.ts',
    before: "if (operation.access !== 'public' && !operation.isOpenDuringBreak)\n    requireNoBreak(",
    after: "if (operation.access === 'public' && !operation.isOpenDuringBreak)\n    requireNoBreak(",
    suite: IN_BREAKS,
  },
  {
    name: 'break: deposits stay open',
    breaks: 'an excluded member deposits',
    file: 'openapi/paths/wallet.yaml',
    before: '    operationId: depositByTransfer\n',
    after: '    operationId: depositByTransfer\n    x-during-break: true\n',
    suite: IN_BREAKS,
  },
  {
    name: 'break: launches stay open',
    breaks: 'an excluded member plays',
    file: 'openapi/paths/games.yaml',
    before: '    operationId: launchGame\n',
    after: '    operationId: launchGame\n    x-during-break: true\n',
    suite: IN_BREAKS,
  },
  {
    name: 'break: open games go on',
    breaks: 'who takes a time-out plays the game on that is open',
    file: 'mock-server/domains/games/play/play.ts',
    before: '  requireNoBreak(store, row.memberId, world.now());\n',
    after: '',
    suite: IN_BREAKS,
  },
  {
    name: 'break: a bonus arrives in it',
    breaks: 'a bonus calls an excluded member back',
    file: 'mock-server/domains/wallet/deposits/events.ts',
    before: 'findBreak(store, memberId, at) ? [] : listBonuses(',
    after: 'listBonuses(',
    suite: IN_BREAKS,
  },
  {
    name: 'break: ends a moment late',
    breaks: 'off by one in the end of a break',
    file: ACCOUNTS,
    before: '"startedAt" <= ? AND "endsAt" > ?',
    after: '"startedAt" <= ? AND "endsAt" >= ?',
    suite: IN_BREAKS,
  },
  {
    name: 'time-out: another one may follow',
    breaks: 'a time-out is changed that nothing should end sooner',
    file: 'openapi/paths/member.yaml',
    before: '    operationId: startTimeOut\n',
    after: '    operationId: startTimeOut\n    x-during-break: true\n',
    suite: IN_BREAKS,
  },
  {
    name: 'time-out: of hours',
    breaks: 'a time-out is over before the next day',
    file: BREAKS,
    before: 'now + body.days * DAY_MS',
    after: 'now + (body.days * DAY_MS) / 24',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: hidden by a time-out',
    breaks: 'an exclusion is changed that follows a time-out',
    file: ACCOUNTS,
    before: 'ORDER BY "endsAt" DESC LIMIT 1',
    after: 'ORDER BY "endsAt" LIMIT 1',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: may be changed',
    breaks: 'five years become six months',
    file: BREAKS,
    before: "if (findBreak(store, memberId, now)?.kind === 'SELF_EXCLUSION') throw onBreak();",
    after: '',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: sessions go on',
    breaks: 'other devices stay signed in',
    file: BREAKS,
    before: '    await endSessions(store, memberId, startedAt);\n',
    after: '',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: months of thirty days',
    breaks: 'an exclusion ends days too early',
    file: BREAKS,
    before: 'new Date(monthsLater(now, body.months))',
    after: 'new Date(now + body.months * 30 * DAY_MS)',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: a day that the month lacks',
    breaks: 'six months after 31 August is in March',
    file: PERIODS,
    before: 'Math.min(day, lastDay)',
    after: 'day',
    suite: IN_BREAKS,
  },
  {
    name: 'self-exclusion: without the password',
    breaks: 'whoever finds an open browser locks the member out for years',
    file: BREAKS,
    before: 'if (passwordHash !== NO_PASSWORD && !(await',
    after: 'if (passwordHash === NO_PASSWORD && !(await',
    suite: IN_BREAKS,
  },
];

/** Reality checks, and the sums of a session. */
const realityMutants: Mutant[] = [
  {
    name: 'reality check: the answer changes nothing',
    breaks: 'the check comes back at once',
    file: RULES,
    before: 'Number(realityAt), ',
    after: '',
    suite: IN_PLAY,
  },
  {
    name: 'reality check: stakes go on while it is due',
    breaks: 'a game in a window of its own never shows it',
    file: RULES,
    before: 'if (untilRealityCheck(store, memberId, now) !== 0) return;',
    after: 'if (untilRealityCheck(store, memberId, now) !== -1) return;',
    suite: IN_PLAY,
  },
  {
    name: 'reality check: who leaves plays on',
    breaks: 'the game goes on behind the page',
    file: CHECKS,
    before: "    if (body.answer === 'LEAVE') await endPlays(store, member.token, at);\n",
    after: '',
    suite: IN_PLAY,
  },
  {
    name: 'reality check: who plays on is thrown out',
    breaks: 'a round is lost to an answer',
    file: CHECKS,
    before: "if (body.answer === 'LEAVE') await endPlays(",
    after: 'await endPlays(',
    suite: IN_PLAY,
  },
  {
    name: 'reality check: the stakes of earlier sittings',
    breaks: 'the sums are of the wrong session',
    file: CHECKS,
    before: 'sumStakes(world, memberId, sitting.from)',
    after: 'sumStakes(world, memberId, 0)',
    suite: IN_PLAY,
  },
];

/** Responsible play. */
export const limitMutants: Mutant[] = [...playLimitMutants, ...breakMutants, ...realityMutants];
