import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { roulette } from '../../../mock-server/demo-games/engine/roulette.ts';
import { aGame } from '../../../mock-server/demo-games/engine/seeded-source.test-support.ts';
import { fairSource, seedHash } from '../../../mock-server/engine/fair.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { OpenGame, openGame } from '../../support/vendor.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const assets = mkdtempSync(path.join(tmpdir(), 'games-'));
writeFileSync(path.join(assets, 'manifest.json'), JSON.stringify({ script: 'main-1.js', style: 'main-1.css' }));
writeFileSync(path.join(assets, 'main-1.js'), 'void 0;');
const mock = mockForFile({ MOCK_ASSETS: assets });
afterAll(() => rmSync(assets, { recursive: true }));

const SLOT = 'AURUM_0001';
const JACKPOT_SLOT = 'PAPERTIGER_0001';
const ROULETTE = 'OPALHOUSE_0001';
const BACCARAT = 'MERIDIAN_0001';
const FISH = 'GLASSREEF_0501';

/** A trial account has one wallet of play money for all games. */
async function opened(gameCode: string, world?: TestWorld): Promise<OpenGame> {
  const own = world ?? (await mock.newWorld());
  const { launchUrl } = await own.client.value('launchTrial', { query: { gameCode } });
  return new OpenGame(own, new URL(launchUrl ?? '', own.client.origin).searchParams.get('token') ?? '');
}

const page = (address: string) => fetch(`${mock.origin}/vendor/${address}`);

describe('The page of a game', () => {
  it('may be shown in a frame by the site that it leads back to, and loads nothing from elsewhere', async () => {
    const answer = await page(`AURUM/${SLOT}?lang=TH&exit=${encodeURIComponent('https://play.example:8443/rng?a=1')}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors https://play.example:8443');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    const html = await answer.text();
    expect(html).toContain('<html lang="th">');
    expect(html).toContain('/vendor/assets/main-1.js');
  });

  it.each(['', 'javascript:alert(1)', 'nonsense', 'https://a.example;script-src *'])(
    'with the exit "%s" nobody can slip a source into its policy',
    async (exit) => {
      const policy = (await page(`AURUM/${SLOT}?exit=${encodeURIComponent(exit)}`)).headers.get(
        'content-security-policy',
      );
      expect(policy).toMatch(/frame-ancestors '?[\w:/.-]+'?$/);
    },
  );

  it('has files that browsers keep, and says 404 for others', async () => {
    const script = await page('assets/main-1.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await page('assets/../config.ts')).status).toBe(404);
    expect((await page('assets/none.js')).status).toBe(404);
    expect((await page('AURUM')).status).toBe(404);
  });
});

describe('GET /vendor/api/play', () => {
  it.each([
    [SLOT, 'slot'],
    [ROULETTE, 'roulette'],
    [BACCARAT, 'baccarat'],
    [FISH, 'fish'],
  ])('%s is a game of the kind %s, with its rules, its skin and the fingerprint of its seed', async (code, kind) => {
    const game = await opened(code);
    const { status, body } = await game.ask('play');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind,
      rtp: expect.stringMatching(/^9\d\.\d\d$/),
      balance: '2000.00',
      currency: 'PHP',
      serverSeedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      nonce: 0,
      state: null,
      skin: { symbols: expect.any(Array), cover: expect.stringMatching(/^\/cdn\/covers\//) },
    });
    const { skin } = body as {
      skin: { cover: string; mark: string; symbols: string[]; swimmers: Record<string, string> };
    };
    for (const picture of [skin.cover, skin.mark, ...skin.symbols, ...Object.values(skin.swimmers)]) {
      expect((await fetch(mock.origin + picture)).status, picture).toBe(200);
    }
  });

  it('without a token, or with one that is not known › 401', async () => {
    const game = await opened(SLOT);
    expect(await game.ask('play', undefined, { Authorization: null })).toMatchObject({
      status: 401,
      body: { errorCode: 'play.ended' },
    });
    const stranger = new OpenGame(game.world, 'a'.repeat(40));
    expect(await stranger.ask('play')).toMatchObject({ status: 401, body: { errorCode: 'play.ended' } });
  });

  it('half an hour after its last use a game is over', async () => {
    const game = await opened(SLOT);
    await game.world.clock.advance(30 * MINUTE);
    expect((await game.ask('play')).status).toBe(200);
    await game.world.clock.advance(30 * MINUTE + 1);
    expect((await game.bet({ level: 1 })).status).toBe(401);
  });
});

describe('POST /vendor/api/rounds', () => {
  it('takes the stake from the wallet and pays the win into it, through the books', async () => {
    const world = await mock.newWorld();
    const game = await openGame(world, await world.client.signedIn(), SLOT);
    const before = Number((await game.ask<{ balance: string }>('play')).body.balance);
    let [staked, won, nonce] = [0, 0, 0];
    let state: unknown = null;
    for (let round = 0; round < 30; round += 1) {
      staked += state === null ? 5 : 0;
      const { status, body } = await game.bet({ level: 100 });
      expect(status).toBe(200);
      won += Number(body.win);
      nonce += 1;
      state = body.state;
      expect(body.nonce).toBe(nonce);
      expect(Number(body.balance)).toBeCloseTo(before - staked + won, 4);
    }
    await expectBalancedBooks(world);
    const { rounds } = (await game.ask<{ rounds: { nonce: number; state: string }[] }>('rounds')).body;
    expect(rounds).toHaveLength(30);
  });

  it('sent again with the same reference, it is played once and answers the same', async () => {
    const game = await opened(ROULETTE);
    const bet = { chips: { 'half-red': 10 } };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => game.bet(bet, 'the-same-one')));
    for (const other of others) expect(other).toEqual(first);
    expect((await game.ask<{ rounds: unknown[] }>('rounds')).body.rounds).toHaveLength(1);
    await expectBalancedBooks(game.world);
  });

  it('is refused with more than the wallet holds › 422, and nothing moves', async () => {
    const game = await opened(ROULETTE);
    expect(await game.bet({ chips: { 'half-red': 10_000 } })).toMatchObject({
      status: 422,
      body: { errorCode: 'balance.insufficient' },
    });
    expect((await game.ask('play')).body).toMatchObject({ balance: '2000.00', nonce: 0 });
  });

  it.each([
    [SLOT, { level: 3 }, 'bet.invalid'],
    [SLOT, null, 'bet.invalid'],
    [ROULETTE, { chips: {} }, 'bet.empty'],
    [ROULETTE, { chips: { 'straight-99': 1 } }, 'bet.invalid'],
    [BACCARAT, { chips: { tie: -1 } }, 'bet.invalid'],
    [FISH, { level: 1, shots: Array(21).fill('crab') }, 'bet.invalid'],
  ])('%s does not take the bet %j › 422 %s', async (code, bet, errorCode) => {
    const game = await opened(code);
    expect(await game.bet(bet)).toMatchObject({ status: 422, body: { errorCode } });
  });

  it.each([
    ['no reference', { bet: { level: 1 } }, 400],
    ['a short reference', { reference: 'short', bet: { level: 1 } }, 400],
    ['a field too many', { reference: 'reference-x', bet: { level: 1 }, stake: 1 }, 400],
    ['a list', '[]', 400],
    ['broken JSON', '{"reference":', 400],
    ['too much', JSON.stringify({ reference: 'reference-x', bet: 'x'.repeat(30_000) }), 413],
  ])('with %s › no bet', async (_, body, status) => {
    const game = await opened(SLOT);
    const answer = await game.ask('rounds', body);
    expect(answer.status).toBe(status);
    expect(answer.body.errorCode).toBeTruthy();
  });

  it('on a jackpot game one percent of the stake goes into the pot', async () => {
    const world = await mock.newWorld();
    // Lotus has one wallet for all vendors.
    const lucky = await world.client.signedIn('lucky', { merchant: 'lotus' });
    const game = await openGame(world, lucky, JACKPOT_SLOT);
    const before = Number((await lucky.value('getJackpot')).amount);
    expect((await game.bet({ level: 1000 })).status).toBe(200);
    const after = Number((await lucky.value('getJackpot')).amount);
    // Level 1000 of 0.05 units.
    expect(after - before).toBeCloseTo(500, 4);
  });

  it('a vendor that is down or slow on purpose', async () => {
    const game = await opened(SLOT);
    await game.world.faults.set({ operation: 'vendor', kind: 'status', status: 503, times: 1 });
    expect(await game.bet({ level: 1 })).toMatchObject({ status: 503, body: { errorCode: 'fault.status' } });
    expect((await game.bet({ level: 1 })).status).toBe(200);
  });
});

describe('POST /vendor/api/seeds', () => {
  it('reveals the seed whose fingerprint was shown, and with it every round can be played again', async () => {
    const game = await opened(ROULETTE);
    const shown = (await game.ask<{ serverSeedHash: string; clientSeed: string }>('play')).body;
    const bet = { chips: { 'straight-7': 1, 'half-odd': 2 } };
    const played = [];
    for (let round = 0; round < 5; round += 1) played.push((await game.bet(bet)).body.detail);
    const { status, body } = await game.ask<{
      revealed: { serverSeed: string; clientSeed: string; rounds: number };
      serverSeedHash: string;
    }>('seeds', { clientSeed: 'mine-1' });
    expect(status).toBe(200);
    const { serverSeed, clientSeed, rounds } = body.revealed;
    expect(seedHash(serverSeed)).toBe(shown.serverSeedHash);
    expect({ clientSeed, rounds }).toEqual({ clientSeed: shown.clientSeed, rounds: 5 });
    const again = played.map((_, nonce) => {
      const fair = fairSource(serverSeed, clientSeed, nonce);
      return roulette.play({ game: aGame({ minBet: 50_000 }), bet, state: null, fair, jackpot: 0n, now: 0 }).detail;
    });
    expect(again).toEqual(played);
    expect((await game.ask('play')).body).toMatchObject({
      clientSeed: 'mine-1',
      nonce: 0,
      serverSeedHash: body.serverSeedHash,
    });
  });

  it.each([{}, { clientSeed: '' }, { clientSeed: 'a b' }, { clientSeed: 'x'.repeat(65) }, { clientSeed: 1 }])(
    'refuses %j › 400',
    async (body) => {
      const game = await opened(SLOT);
      expect(await game.ask('seeds', body)).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    },
  );
});
