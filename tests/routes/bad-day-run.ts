import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { minutes } from '../../app/config/durations.ts';
import type { LanguageCode } from '../../app/i18n/languages.ts';
import type { Fault } from '../../mock-server/worlds/fault-plan.ts';
import { type OperationId, requireOperation } from '../support/operations.ts';
import { judge } from './bad-day-judge.ts';
import {
  type Case,
  listCases,
  listKinds,
  listTargets,
  type Part,
  type Target,
  targetsAround,
} from './bad-day-matrix.ts';
import { BadDaySite } from './bad-day-site.ts';
import { BadDayVisitor } from './bad-day-visitor.ts';
import { prepareSite } from './prepare-site.ts';

/** Longer than a busy machine takes. A deliberately slow call waits this long. */
const API_TIMEOUT_MS = 15_000;
const SHORT_TIMEOUT_MS = 1500;
/** Longer than a busy machine takes to render the page of a slow call, whose form may go once the call has come through. */
const LATE_MS = 4 * SHORT_TIMEOUT_MS;
/** Allows several slow calls on a slow machine. */
const LIMIT_MS = 60_000;
const WORLDS = 24;
const AT_ONCE = 6;
/** Longer than every cache time and circuit-breaker pause. */
const BETWEEN_BATCHES_MS = minutes(6);
const LANGUAGES: LanguageCode[] = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'];

const mock = prepareSite({ API_TIMEOUT_MS: String(API_TIMEOUT_MS), CACHE_SECONDS: '0' });
const site = new BadDaySite();
const visitors: BadDayVisitor[] = [];
const rejections: unknown[] = [];
const noteRejection = (reason: unknown) => void rejections.push(reason);
let asked = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  process.on('unhandledRejection', noteRejection);
  await site.start();
  for (let each = 0; each < WORLDS; each += 1) visitors.push(await BadDayVisitor.make(site, mock));
});
afterAll(() => {
  site.stop();
  process.off('unhandledRejection', noteRejection);
  vi.useRealTimers();
});

const visitorAt = (index: number) => visitors[index % WORLDS] as BadDayVisitor;

/** The faults begin after the set-up. */
async function visit(
  visitor: BadDayVisitor,
  { sample, address }: Target,
  faults: Fault[],
  language: LanguageCode,
  isOther = false,
) {
  const { world } = visitor;
  await world.open();
  world.faults.set([]);
  asked += 1;
  const id = `bad-day-${asked}`;
  const as = sample.as ?? 'member';
  const cookies = await visitor.cookies(as, language);
  const typed = typeof sample.form === 'function' ? await sample.form(visitor) : sample.form;
  const form = typed && { ...visitor.actingAs(as, isOther), ...typed };
  const to = typeof address === 'string' ? { address, cookies: {} } : await address(visitor);
  world.faults.set(faults);
  const answer = await site.ask(to.address, { id, cookies: { ...cookies, ...to.cookies }, form, limitMs: LIMIT_MS });
  world.faults.set([]);
  const calls = world.requests.list().filter(({ requestId }) => requestId === id);
  const lines = site.lines.filter(({ requestId }) => requestId === id);
  return {
    id,
    language,
    answer,
    lines,
    operations: [...new Set(calls.flatMap(({ operationId }) => operationId ?? []))],
  };
}

/** They act for nobody, or for whoever is signed in. */
const FOR_EVERYBODY = ['routes/preferences', 'routes/logout', 'routes/touch', 'routes/free-play', 'routes/slider'];

/** A page of one member, sent after another one has signed in: calls nothing that writes. */
async function refuseOtherMember(target: Target): Promise<string[]> {
  if (target.sample.as === 'visitor' || FOR_EVERYBODY.some((route) => target.name.includes(route))) return [];
  const { answer, operations: called } = await visit(visitorAt(0), target, [], 'EN', true);
  const suspects = called.filter((id) => requireOperation(id as OperationId).method !== 'GET');
  // Some pages read by POST.
  const page = { ...target, sample: { ...target.sample, form: undefined } } as Target;
  const reads = suspects.length > 0 ? (await visit(visitorAt(0), page, [], 'EN')).operations : [];
  const writes = suspects.filter((id) => !reads.includes(id));
  const isRefused = answer.status === 409 || answer.text.includes('"isSent":false');
  return isRefused && answer.text.includes('signed in as') && writes.length === 0
    ? []
    : [`${target.name} answers ${answer.status} to another member's form, and calls ${writes.join(', ')}.`];
}

/** Records the called operations. */
async function readTargets(part: Part): Promise<Target[]> {
  const targets = targetsAround(listTargets(site.build), part);
  const faults: string[] = [];
  for (const target of targets) {
    vi.advanceTimersByTime(BETWEEN_BATCHES_MS);
    // Its set-up's changes are used by the good day that follows.
    if (target.name.startsWith('the action')) faults.push(...(await refuseOtherMember(target)));
    const { answer, operations } = await visit(visitorAt(0), target, [], 'EN');
    const isGood = answer.status < 400 || answer.status === target.sample.status;
    if (!isGood) faults.push(`${target.name} answers ${answer.status} on a good day: mend its sample.`);
    target.operations = operations;
  }
  expect(faults).toEqual([]);
  return targets;
}

async function runBatch(batch: readonly Case[], first: number): Promise<string[]> {
  vi.advanceTimersByTime(BETWEEN_BATCHES_MS);
  // Otherwise the mock evicts idle worlds.
  for (const { world } of visitors) world.lastUsed = Date.now();
  const faults = batch.map(async (each, index) => {
    const planted = each.operations.map((operation) => ({ ...each.kind.fault, operation }));
    const language = LANGUAGES[(first + index) % LANGUAGES.length] ?? 'EN';
    try {
      return await judge(each, await visit(visitorAt(index), each.target, planted, language));
    } catch (error) {
      return [`${each.name}: ${(error as Error).message}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

async function runAll(cases: readonly Case[], atOnce: number): Promise<string[]> {
  const faults: string[] = [];
  for (let first = 0; first < cases.length; first += atOnce)
    faults.push(...(await runBatch(cases.slice(first, first + atOnce), first)));
  return faults;
}

/** With a shorter API time-out. */
async function impatiently<Result>(work: () => Promise<Result>): Promise<Result> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === API_TIMEOUT_MS ? SHORT_TIMEOUT_MS : ms));
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

/** Everything must respond to every failure, and the process survive. */
export const testBadDay = (part: Part) =>
  it(`The ${part} of the site answer on every kind of bad day, and the process lives`, () => survive(part), 600_000);

async function survive(part: Part): Promise<void> {
  const targets = await readTargets(part);
  const hasAllKinds = process.env.TEST_ALL === '1';
  const cases = listCases(targets, part, { kinds: listKinds(LATE_MS), hasAllKinds });
  const isSlow = ({ kind }: Case) => kind.is === 'timeout';
  const faults = [
    ...(await impatiently(() => runAll(cases.filter(isSlow), WORLDS))),
    ...(await runAll(
      cases.filter((each) => !isSlow(each)),
      AT_ONCE,
    )),
  ];
  expect(faults).toEqual([]);
  expect(rejections).toEqual([]);
  for (const visitor of visitors) {
    const { answer } = await visit(visitor, { ...(targets[0] as Target), address: '/', sample: {} }, [], 'EN');
    expect(answer.status).toBe(200);
  }
}
