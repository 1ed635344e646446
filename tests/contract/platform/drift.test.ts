import { describe, expect, it, vi } from 'vitest';
import { readBytes } from '../../../openapi/checks/body.ts';
import { operations } from '../../../openapi/generated/gaming-operations.ts';
import { runContract } from '../../../scripts/drift/command.ts';
import { type Drift, findDrift } from '../../../scripts/drift/drift.ts';
import type { DriftOptions } from '../../../scripts/drift/probes.ts';
import { formatTable } from '../../../scripts/drift/report.ts';
import { inBody, type Meddle, meddleWith, ofSuccess } from '../../support/meddler.ts';
import { mockForFile } from '../../support/mock.ts';
import type { OperationId } from '../../support/operations.ts';
import { serve } from '../../support/server.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const optionsFor = async (world: TestWorld, rest: Partial<DriftOptions> = {}): Promise<DriftOptions> => ({
  url: mock.origin,
  merchant: 'baize',
  token: await world.client.signIn(),
  world: world.name,
  writes: [],
  timeoutMs: 20_000,
  pauseMs: 0,
  ...rest,
});

const WRITES = Object.values(operations)
  .filter(({ isSafe }) => !isSafe)
  .map(({ id }) => id);

const lastLine = (drift: Drift) => formatTable(drift).split('\n').at(-1);

/** A change of the response, and the difference that the check must find. */
const PLANTED: Partial<Record<OperationId, [Meddle, kind: string, at: string]>> = {
  getJackpot: [ofSuccess(inBody(({ value }) => delete value.currency)), 'missing', '/value/currency'],
  listHotGames: [
    ofSuccess(inBody(({ value }) => value.map((game: object) => delete (game as { icon?: string }).icon))),
    'missing',
    '/value/0/icon',
  ],
  getMemberInfo: [
    ofSuccess(inBody(({ value }) => Object.assign(value, { id: String(value.id) }))),
    'type',
    '/value/id',
  ],
  getPermission: [ofSuccess(inBody(({ value }) => Object.assign(value, { info: null }))), 'type', '/value/info'],
  getBalance: [ofSuccess(inBody(({ value }) => Object.assign(value, { vip: 1 }))), 'unknown', '/value/vip'],
  getVendorGameTypes: [
    ofSuccess(inBody(({ value }) => Object.assign(value[0], { gameType: 'CRASH' }))),
    'value',
    '/value/0/gameType',
  ],
  getMenus: [ofSuccess((answer) => ({ ...answer, status: 201 })), 'status', ''],
  getWhitelabel: [
    ({ headers: { 'x-request-id': _, ...headers }, ...answer }) => ({ ...answer, headers }),
    'header',
    'x-request-id',
  ],
  getMerchantWallet: [
    (answer) => ({ ...answer, headers: { ...answer.headers, 'x-request-id': 'another' } }),
    'header',
    'x-request-id',
  ],
  getGameMenus: [
    ({ headers: { 'cache-control': _, ...headers }, ...answer }) => ({ ...answer, headers }),
    'header',
    'cache-control',
  ],
  listCountries: [
    (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }),
    'content-type',
    'content-type',
  ],
  getDomainRoute: [(answer) => ({ ...answer, text: '<h1>Bad gateway</h1>' }), 'not-json', ''],
  listNotices: [
    inBody((body) => body.errorCode && Object.assign(body, { errorCode: 'merchant.missing' })),
    'error-code',
    '/errorCode',
  ],
  getBalanceByPost: [(answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer), 'status', ''],
  getSystemStatus: [
    (answer) => ({
      ...answer,
      status: 400,
      text: JSON.stringify({ success: false, value: null, message: 'No.', errorCode: 'request_param_err' }),
    }),
    'refused',
    '',
  ],
  getRouters: [ofSuccess(() => 'slow'), 'slow', ''],
  listVendors: [ofSuccess(() => 'cut'), 'cut', ''],
};

describe('The contract against a server', () => {
  it('when nothing was changed › no difference, and the safe operations alone were asked, each of them', async () => {
    const world = await mock.newWorld();
    const drift = await findDrift(await optionsFor(world));
    const { rows, skipped } = drift;
    expect(lastLine(drift)).toMatch(/^\d\d of 1\d\d operations answered; set CONTRACT_AGENT_TOKEN\.$/);
    expect(rows.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(skipped.map(({ why }) => why)).not.toContain('it needs a session');
    expect(rows.length).toBeGreaterThan(80);
    const requests = await world.client.value('listRequests', { path: world.path });
    const safe = requests.filter(({ operationId }) => operationId !== 'login');
    const posts = safe.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId);
    expect([...new Set(posts)].sort()).toEqual([
      'getBalanceByPost',
      'previewContract',
      'previewProposal',
      'searchLotteryOrders',
    ]);
    const names = safe.map(({ operationId }) => operationId);
    for (const id of ['launchGame', 'launchTrial', 'getCaptcha', 'getSlider']) expect(names).not.toContain(id);
  });

  it('when something of each kind was changed › each is found where it was planted, and nothing else; ids are those that earlier answers named', async () => {
    const world = await mock.newWorld();
    const changes = Object.fromEntries(Object.entries(PLANTED).map(([id, [meddle]]) => [id, meddle]));
    const asked: string[] = [];
    const listen: Meddle = (answer, { path }) => {
      asked.push(path);
      return answer;
    };
    const url = await meddleWith(mock.origin, { ...changes, listRooms: listen });
    const drift = await findDrift(await optionsFor(world, { url, timeoutMs: 4000 }));
    for (const [id, [, kind, at]] of Object.entries(PLANTED)) {
      const found = drift.rows.filter(({ operation }) => operation === id).flatMap(({ differences }) => differences);
      expect(found, id).toContainEqual(expect.objectContaining({ kind, at }));
    }
    const others = drift.rows.filter(({ operation }) => !(operation in PLANTED));
    expect(others.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(formatTable(drift)).toMatch(/getJackpot +required inputs +200 +missing: is missing +\/value\/currency/);
    // It asks for ids that earlier answers named.
    const { value } = JSON.parse((await world.client.call('getVendorGameTypes')).text);
    const vendors = value.flatMap(({ vendors }: { vendors: string[] }) => vendors);
    const named = new URL(asked.find((path) => path.includes('vassalage')) ?? '', url).searchParams.get('vassalage');
    expect(vendors).toContain(named);
  });

  it('when it may write › the operations that change something are asked too, and the session ends last', async () => {
    const world = await mock.newWorld();
    const { rows, skipped } = await findDrift(await optionsFor(world, { writes: WRITES }));
    for (const { why } of skipped) expect(why).toMatch(/^\w+ gave no \w+$/);
    expect(skipped.length).toBeLessThan(20);
    expect(rows.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(
      rows
        .slice(-2)
        .map(({ operation }) => operation)
        .sort(),
    ).toEqual(['logout', 'logoutByPost']);
  });

  it("when there is an agent's token › it serves players' operations too", async () => {
    const world = await mock.newWorld();
    const { token: _, ...options } = await optionsFor(world);
    const drift = await findDrift({ ...options, agentToken: await world.client.signIn('boss') });
    expect(lastLine(drift)).toBe(`${drift.answered.answered} of ${drift.answered.all} operations answered.`);
    expect(drift.answered.answered / drift.answered.all).toBeGreaterThan(0.9);
  });

  it('when there is no token › what needs one is asked without it alone, and named; a byte order mark of each answer is told once', async () => {
    const world = await mock.newWorld();
    const url = await serve(async (request, response) => {
      const headers = new Headers(request.headers as Record<string, string>);
      const answer = await fetch(`${mock.origin}${request.url}`, { headers, method: request.method ?? 'GET' });
      const { 'content-length': _, ...kept } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, kept).end(`\ufeff${await readBytes(answer)}`);
    });
    const drift = await findDrift({ ...(await optionsFor(world, { url })), token: undefined });
    const { rows, skipped } = drift;
    expect(rows.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(rows.filter(({ operation }) => operation === 'getBalance').map(({ way }) => way)).toEqual([
      'no merchant',
      'no token',
    ]);
    expect(skipped).toContainEqual({ operation: 'getBalance', why: 'it needs a session' });
    expect(lastLine(drift)).toMatch(
      /^\d\d of 1\d\d operations answered; set CONTRACT_TOKEN and CONTRACT_AGENT_TOKEN\.$/,
    );
    expect(formatTable(drift)).toMatch(/\n\d{2,} answers begin with a byte order mark/);
  });

  it('when the server is down › it says so and stops', async () => {
    const world = await mock.newWorld();
    const url = await serve((_, response) => response.socket?.destroy());
    const { rows } = await findDrift(await optionsFor(world, { url }));
    expect(rows.map(({ differences }) => differences[0]?.kind)).toEqual(['unreachable', 'unreachable', 'unreachable']);
  });
});

describe('npm run contract', () => {
  const ENVIRONMENT = { CONTRACT_MERCHANT: 'baize', CONTRACT_PAUSE_MS: '0' };
  /** In this process. */
  const contract = async (args: string[], env: Record<string, string> = {}) => {
    const [log, error] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
    try {
      const code = await runContract(args, { ...ENVIRONMENT, ...env });
      return { code, log: log?.mock.calls.join('\n') ?? '', error: error?.mock.calls.join('\n') ?? '' };
    } finally {
      vi.restoreAllMocks();
    }
  };

  it('when it cannot look › 2; when help is wanted › 0 and the options', async () => {
    const url = await serve((_, response) => response.socket?.destroy());
    const asked: [string[], Record<string, string>?][] = [
      [['--url', url]],
      [[]],
      [['--url', url, '--jnuit', 'x']],
      [['--url', url], { CONTRACT_MERCHANT: '' }],
      [['--url', url, '--require', 'many']],
    ];
    for (const [args, env] of asked) expect((await contract(args, env)).code, args.join(' ')).toBe(2);
    const help = await contract(['--help']);
    expect([help.code, help.log]).toEqual([0, expect.stringContaining('--summary FILE')]);
  });

  it('when nothing differs › 0; when fewer operations answer than are required › 2, with how many did in the last line', async () => {
    const { name } = await mock.newWorld();
    const ask = (share: string) => contract(['--url', mock.origin, '--require', share], { CONTRACT_WORLD: name });
    expect((await ask('20')).code).toBe(0);
    const few = await ask('60%');
    expect(few.code).toBe(2);
    expect(few.log.trim().split('\n').at(-3)).toMatch(/^\d+ of \d+ operations answered; set CONTRACT_TOKEN and/);
    expect(few.error).toContain('Less than 60 % of the operations answered.');
  });
});
