import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { parseDocument } from 'htmlparser2';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { operations } from '../../../openapi/generated/gaming-operations.ts';
import { runContract } from '../../../scripts/drift/command.ts';
import type { Row } from '../../../scripts/drift/drift.ts';
import { formatJunit } from '../../../scripts/drift/junit.ts';
import { formatSummary, type Report } from '../../../scripts/drift/report.ts';
import { formatSarif } from '../../../scripts/drift/sarif.ts';
import { bin, root, run } from '../../../scripts/lib/process.mjs';
import { PASSWORD } from '../../support/client.ts';
import { inBody, meddleWith, ofSuccess } from '../../support/meddler.ts';
import { mockForFile } from '../../support/mock.ts';
import { serve } from '../../support/server.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

/** In this process. `files` are the reports that it wrote. */
async function contract(args: string[], env: Record<string, string> = {}) {
  const [log, error] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  try {
    const code = await runContract(args, { CONTRACT_MERCHANT: 'baize', CONTRACT_PAUSE_MS: '0', ...env });
    return { code, log: log?.mock.calls.join('\n') ?? '', error: error?.mock.calls.join('\n') ?? '' };
  } finally {
    vi.restoreAllMocks();
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(inject('scratchFolder'), 'verdicts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const NAMES = ['junit', 'sarif', 'summary', 'json'] as const;

function reportsIn(folder: string) {
  const place = (name: string) => path.join(folder, name);
  const flags = NAMES.flatMap((name) => [`--${name}`, place(name)]);
  return { flags, read: (name: (typeof NAMES)[number]) => readFileSync(place(name), 'utf8') };
}

interface Case {
  name: string;
  time: string;
  /** failure, error or skipped */
  result: { name: string; message: string; text: string } | null;
}

const ATTRIBUTES: Record<string, string[]> = {
  testsuite: ['name', 'tests', 'failures', 'errors', 'skipped', 'time', 'timestamp'],
  properties: [],
  property: ['name', 'value'],
  testcase: ['classname', 'name', 'time'],
  failure: ['type', 'message'],
  error: ['message'],
  skipped: ['message'],
  'system-out': [],
};

/** Checks elements, attributes and counts. */
function readJunit(xml: string): { attributes: Record<string, string>; cases: Case[] } {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuite /);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
  type Element = { name: string; attribs: Record<string, string>; children: Element[]; data?: string };
  const elementsIn = ({ children }: Pick<Element, 'children'>) => children.filter(({ name }) => name !== undefined);
  const textIn = ({ children }: Element): string => children.map(({ data }) => data ?? '').join('');
  const check = (element: Element): void => {
    expect(Object.keys(element.attribs), element.name).toEqual(ATTRIBUTES[element.name]);
    for (const child of elementsIn(element)) check(child);
  };
  const parsed = parseDocument(xml, { xmlMode: true }) as unknown as Pick<Element, 'children'>;
  const [suite, ...others] = elementsIn(parsed).filter(({ name }) => name !== '?xml');
  if (!suite || others.length > 0) throw new Error('There has to be one element at the root.');
  check(suite);
  const cases = elementsIn(suite)
    .filter(({ name }) => name === 'testcase')
    .map((element) => {
      const [result, ...more] = elementsIn(element);
      expect(more).toEqual([]);
      const { name = '', time = '' } = element.attribs;
      const found = result && { name: result.name, message: result.attribs.message ?? '', text: textIn(result) };
      return { name, time, result: found ?? null };
    });
  const count = (kind: string) => String(cases.filter(({ result }) => result?.name === kind).length);
  expect(suite.attribs).toMatchObject({
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  });
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  return { attributes: suite.attribs, cases };
}

const message = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const list = (items: object, minItems = 0) => ({ type: 'array', minItems, items });
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const level = { enum: ['none', 'note', 'warning', 'error'] };

/** What SARIF 2.1.0 says of the parts that are used. */
const SARIF = object({
  $schema: { type: 'string', pattern: '^https://' },
  version: { const: '2.1.0' },
  runs: list(
    object({
      tool: object({
        driver: object({
          name: { type: 'string', minLength: 1 },
          version: { type: 'string' },
          rules: list(
            object({
              id: { type: 'string', minLength: 1 },
              shortDescription: message,
              help: message,
              defaultConfiguration: object({ level }),
            }),
            1,
          ),
        }),
      }),
      invocations: list(
        object({
          executionSuccessful: { type: 'boolean' },
          startTimeUtc: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
          toolExecutionNotifications: list(object({ level, message })),
        }),
        1,
      ),
      columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      properties: { type: 'object' },
      results: list(
        object({
          ruleId: { type: 'string', minLength: 1 },
          ruleIndex: { type: 'integer', minimum: 0 },
          level,
          message,
          locations: list(
            object({
              physicalLocation: object({
                artifactLocation: object({ uri: { type: 'string', pattern: '^[\\w./-]+$' } }),
                region: object({ startLine: { type: 'integer', minimum: 1 } }),
              }),
              logicalLocations: list(object({ name: { type: 'string' }, kind: { type: 'string' } }), 1),
            }),
            1,
          ),
          partialFingerprints: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
        }),
      ),
    }),
    1,
  ),
});
const isSarif = new Ajv().compile(SARIF);

/** Checks the schema and what it cannot say. */
function readSarif(text: string) {
  const log = JSON.parse(text);
  if (!isSarif(log)) throw new Error(JSON.stringify(isSarif.errors));
  // biome-ignore lint/suspicious/noExplicitAny: the schema has checked it.
  const [run] = (log as any).runs;
  for (const { ruleId, ruleIndex, message, locations } of run.results) {
    expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(message.text).not.toMatch(/(?<!\\)\[[^\]]*\]\(/);
    const [{ physicalLocation, logicalLocations }] = locations;
    const lines = readFileSync(path.join(root, physicalLocation.artifactLocation.uri), 'utf8').split('\n');
    const line = lines[physicalLocation.region.startLine - 1]?.trim();
    expect(line).toBe(`operationId: ${logicalLocations[0].name}`);
  }
  return run;
}

/** By column. */
const cellsIn = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2, -2).split(/(?<!\\) \| /));

describe('The reports of a run that differs', () => {
  it('tell the same differences, each at its operation; what the server says of tokens and people is in none of them', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    const person = 'MariaClara';
    const url = await meddleWith(mock.origin, {
      getJackpot: ofSuccess(inBody(({ value }) => delete value.currency)),
      getMemberInfo: ofSuccess(inBody(({ value }) => Object.assign(value, { nickname: person, [token]: 1 }))),
      getBalance: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': `text/${token}` } }),
      listVendors: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': `text/${person}` } }),
      listNotices: inBody((body) => body.errorCode && Object.assign(body, { errorCode: token })),
      getMenus: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': `a|\`${person}` } }),
      getRouters: ofSuccess((answer) => ({ ...answer, text: `${token} ${person}` })),
    });
    const folder = temporaryFolder();
    const { flags, read } = reportsIn(folder);
    const env = { CONTRACT_WORLD: world.name, CONTRACT_TOKEN: token };
    const { code, log } = await contract(['--url', url, ...flags], env);
    expect(code).toBe(1);
    for (const text of [log, ...NAMES.map(read)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(person);
      expect(text).toContain('getMemberInfo');
    }

    const { cases } = readJunit(read('junit'));
    const jackpot = cases.find(({ name }) => name === 'getJackpot: required inputs');
    expect(jackpot?.time).toMatch(/^\d+\.\d{3}$/);
    expect(jackpot?.result).toEqual({
      name: 'failure',
      message: '200 missing: is missing /value/currency',
      text: '200 missing: is missing /value/currency',
    });
    const skipped = cases.find(({ name }) => name === 'withdraw: required inputs');
    expect(skipped?.result).toMatchObject({
      name: 'skipped',
      message: 'it changes something, and --write does not name it',
    });

    const { results } = readSarif(read('sarif'));
    const one = results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'missing');
    expect(one).toHaveLength(1);
    expect(one[0].message.text).toBe('getJackpot /value/currency is missing (required inputs)');
    const failed = cases.filter(({ result }) => result?.name === 'failure').map(({ name }) => name.split(':')[0]);
    const named = results.map((result: { message: { text: string } }) => result.message.text.split(' ')[0]);
    expect(new Set(named)).toEqual(new Set(failed));

    const markdown = read('summary');
    expect(markdown).toMatch(/^## Contract \d+\.\d+\.\d+: differs\n/);
    expect(cellsIn(markdown)).toContainEqual([
      'getJackpot',
      'required inputs',
      '200',
      'missing: is missing',
      '/value/currency',
    ]);
    expect(markdown.indexOf('/value/currency')).toBeLessThan(markdown.indexOf('### Not looked at'));
    expect(JSON.parse(read('json'))).toMatchObject({ verdict: 'differs', reason: null, merchant: 'baize' });
  });
});

describe('A report', () => {
  const ugly = 'a | b `c` ]]> <b>&amp;"\r\nnext\u0000\u001b[31m\u202e\ud800 [click](https://evil.example)';
  const row: Row = {
    operation: 'getJackpot',
    way: 'required inputs',
    session: null,
    status: 200,
    ms: 12,
    differences: [{ kind: 'value', at: '/value', message: ugly }],
  };
  const report = (change: Partial<Report> = {}): Report => ({
    verdict: 'differs',
    reason: null,
    url: 'http://127.0.0.1',
    merchant: 'baize',
    contractVersion: '1.2.3',
    startedAt: '2026-03-18T04:00:00.000Z',
    differences: 1,
    stopped: null,
    rows: [row],
    skipped: [],
    answered: { answered: 1, all: 1, missing: [] },
    made: [],
    ...change,
  });
  const plain = 'a | b `c` ]]> <b>&amp;" next [31m  [click](https://evil.example)';

  it('as JUnit › any text is one attribute and one line', () => {
    const xml = formatJunit(report());
    expect(readJunit(xml).cases[0]?.result?.message).toBe(`200 value: ${plain} /value`);
    expect(xml).not.toContain(']]>');
  });

  it('as SARIF › it makes no link', () => {
    const [result] = readSarif(formatSarif(report())).results;
    expect(result.message.text).toContain(plain.replaceAll(/\[(31m|click)/g, '\\[$1'));
  });

  it('as Markdown › it stays in its cell, and makes no markup; of 10,000 differences the first are shown', () => {
    const [, , line] = cellsIn(formatSummary(report()));
    expect(line).toHaveLength(5);
    expect(line?.[3]?.replace(/\\([\\`*_[\]<>|&~])/g, '$1')).toBe(`value: ${plain}`);
    expect(line?.[3]).not.toMatch(/(?<!\\)[`<[|]/);
    const many = formatSummary(report({ rows: Array(10_000).fill(row) }));
    expect(many.length).toBeLessThan(200_000);
    expect(many).toContain('And 9500 more.');
  });

  it('of a run that could not look › JUnit has an error, SARIF an execution that failed', () => {
    const blind = report({ verdict: 'could not look', reason: 'No <way>.', rows: [] });
    expect(readJunit(formatJunit(blind)).cases).toEqual([
      { name: 'run: verdict', time: '0.000', result: { name: 'error', message: 'No <way>.', text: '' } },
    ]);
    expect(readSarif(formatSarif(blind)).invocations[0]).toMatchObject({ executionSuccessful: false });
    expect(formatSummary(blind)).toContain('**No \\<way\\>.**');
  });
});

describe('--summary without a file', () => {
  it("adds to the job's summary; without one it is refused", async () => {
    const summary = path.join(temporaryFolder(), 'summary.md');
    writeFileSync(summary, '# Other\n');
    const args = ['--url', 'http://127.0.0.1:1', '--summary'];
    expect((await contract(args, { GITHUB_STEP_SUMMARY: summary })).code).toBe(2);
    expect(readFileSync(summary, 'utf8')).toMatch(/^# Other\n## Contract .*: could not look\n/);
    const refused = await contract(args);
    expect([refused.code, refused.error]).toEqual([2, expect.stringContaining('GITHUB_STEP_SUMMARY')]);
  });
});

describe('The exit code of npm run contract', () => {
  it('is 2 for a report that cannot be written › told before anything is sent', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'file'), '');
    let requests = 0;
    const url = await serve((_, response) => {
      requests += 1;
      response.end();
    });
    for (const [name, file] of [
      ['junit', folder],
      ['sarif', path.join(folder, 'file/report')],
    ]) {
      const { code, error } = await contract(['--url', url, `--${name}`, `${file}`]);
      expect([code, error]).toEqual([2, expect.stringContaining(`The report ${file} cannot be written`)]);
    }
    expect(requests).toBe(0);
  });

  it('is 2 for a session that the server refuses, in every report', async () => {
    const url = await serve((_, response) => response.writeHead(401).end());
    const { flags, read } = reportsIn(path.join(temporaryFolder(), 'new', 'folder'));
    const { code, error } = await contract(['--url', url, ...flags], { CONTRACT_TOKEN: 'a'.repeat(32) });
    expect([code, error]).toEqual([2, 'The server refuses the session of CONTRACT_TOKEN.']);
    for (const name of NAMES) expect(read(name)).toContain('The server refuses the session of CONTRACT');
  });

  it('is of the process', async () => {
    const { code } = await run(bin('tsx'), ['scripts/contract.ts', '--nothing']);
    expect(code).toBe(2);
  });
});

describe('Credentials of npm run contract', () => {
  const PUZZLE = 'needs a solved puzzle or captcha';
  const credentials = { CONTRACT_MEMBER: 'lucky', CONTRACT_PASSWORD: PASSWORD };

  it.each([
    [['--password', 'hunter22']],
    [['--token=hunter22']],
    [['CONTRACT_PASSWORD=hunter22']],
    [['--url', 'http://127.0.0.1:1/hunter22']],
    [['hunter22']],
  ])('%j › refused, with the reason and without the value', async (args) => {
    const { code, log, error } = await contract(args, { CONTRACT_PASSWORD: 'hunter22' });
    expect([code, log]).toEqual([2, '']);
    expect(error).toContain('Credentials are no arguments, which other users of the machine and logs can read');
    expect(error).not.toContain('hunter22');
  });

  it('when an argument has no name › its value is not repeated', async () => {
    const { code, error } = await contract(['hunter22']);
    expect(code).toBe(2);
    expect(error).not.toContain('hunter22');
  });

  it('when they contradict › refused', async () => {
    const args = ['--url', mock.origin];
    const half = await contract(args, { CONTRACT_MEMBER: 'lucky' });
    expect([half.code, half.error]).toEqual([2, 'CONTRACT_MEMBER and CONTRACT_PASSWORD need each other.']);
    const both = await contract(args, { ...credentials, CONTRACT_TOKEN: 'a'.repeat(32) });
    expect([both.code, both.error]).toEqual([2, expect.stringContaining('CONTRACT_TOKEN is instead of')]);
  });

  it('when the brand needs a puzzle › refused without a try; when the server asks for a captcha, after one', async () => {
    const world = await mock.newWorld();
    const args = ['--url', mock.origin];
    const env = { ...credentials, CONTRACT_WORLD: world.name };
    const puzzle = await contract(args, env);
    expect([puzzle.code, puzzle.error]).toEqual([2, expect.stringContaining(PUZZLE)]);
    await withoutPuzzle(world);
    for (let tries = 1; tries <= 3; tries += 1) {
      const wrong = await contract(args, { ...env, CONTRACT_PASSWORD: 'wrong1234' });
      expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('refused with 422: one of them is wrong')]);
    }
    expect((await contract(args, env)).error).toContain(PUZZLE);
  });
});

describe('Writes of npm run contract', () => {
  const refused: [args: string, reason: string, env?: Record<string, string>][] = [
    ['depositByTransfer', 'set CONTRACT_WRITES=1 where that is meant', { CONTRACT_WRITES: '0' }],
    ['depositByTransfer,nothing', 'the contract has no operation "nothing"'],
    ['toString', 'the contract has no operation "toString"'],
    ['getBalance', 'getBalance changes nothing, and is sent anyway'],
    ['checkIn,checkIn', 'checkIn is there twice'],
    ['cancelDepositOrder,depositByTransfer', 'needs the orderNo of depositByTransfer: name that one before it'],
    ['applyPromotion', 'a run does not have its picture1: the bytes of a picture'],
    ['checkIn', 'checkIn needs a session: set CONTRACT_MEMBER and CONTRACT_PASSWORD', { CONTRACT_TOKEN: '' }],
  ];
  it.each(refused)('--write %s › refused before anything is sent: %s', async (writes, reason, change = {}) => {
    let requests = 0;
    const url = await serve((_, response) => {
      requests += 1;
      response.end();
    });
    const env = { CONTRACT_WRITES: '1', CONTRACT_TOKEN: 'a'.repeat(32), ...change };
    const { code, error } = await contract(['--url', url, '--write', writes], env);
    expect([code, error]).toEqual([2, expect.stringContaining(reason)]);
    expect(requests).toBe(0);
  });

  it('when credentials and writes are good › what needs a session is looked at too; what it made is at the end of every report', async () => {
    const world = await mock.newWorld();
    await withoutPuzzle(world);
    const { flags, read } = reportsIn(temporaryFolder());
    const credentials = { CONTRACT_MEMBER: 'lucky', CONTRACT_PASSWORD: PASSWORD };
    const env = { ...credentials, CONTRACT_WORLD: world.name, CONTRACT_WRITES: '1' };
    const writes = ['--write', 'depositByTransfer,cancelDepositOrder,launchTrial'];
    const { code, log } = await contract(['--url', mock.origin, ...writes, ...flags], env);
    expect(code).toBe(0);
    expect(log).toMatch(/getBalance +\d ways/);

    const requests = await world.client.value('listRequests', { path: world.path });
    const order = ['login', 'getBalance', 'depositByTransfer', 'cancelDepositOrder', 'launchTrial', 'logout'];
    const sent = requests.map(({ operationId }) => operationId).reverse();
    expect(sent.filter((id, at) => order.includes(id ?? '') && sent.indexOf(id) === at)).toEqual(order);
    const sentWrites = sent.filter((id) => id && !operations[id as keyof typeof operations].isSafe);
    expect(sentWrites).toHaveLength(5);

    const sql = `SELECT orderNo, reference FROM DepositOrder WHERE state = 'cancelled' ORDER BY createdAt DESC, orderNo DESC`;
    const [deposit] = await world.read<{ orderNo: string; reference: string }>(sql);
    // That of the example would return an order of an earlier run.
    expect(deposit?.reference).toMatch(/^contract-/);
    for (const text of [log, ...NAMES.map(read)]) {
      const made = text.slice(text.indexOf('depositByTransfer: orderNo'));
      expect(made).toContain(`depositByTransfer: orderNo ${deposit?.orderNo}`);
      expect(made).toContain('a session of CONTRACT_MEMBER, which has ended');
      expect(made.length).toBeLessThan(1500);
      for (const secret of Object.values(credentials)) expect(text).not.toContain(secret);
    }
  });

  it('when the answer to a write does not come › it may have made something', async () => {
    const url = await serve(({ url: path }, response) =>
      path === operations.countInviteVisit.path ? response.socket?.destroy() : response.writeHead(404).end(),
    );
    const { code, log } = await contract(['--url', url, '--write', 'countInviteVisit'], { CONTRACT_WRITES: '1' });
    expect([code, log]).toEqual([
      1,
      expect.stringContaining('countInviteVisit: perhaps something: there is no answer'),
    ]);
  });
});

const withoutPuzzle = (world: TestWorld) =>
  world.change(`UPDATE Brand SET thirdParty = json_set(thirdParty, '$.sliderScenes', json('[]')) WHERE code = 'baize'`);
