import { describe, expect, it } from 'vitest';
import { days } from '../../app/config/durations.ts';
import { checkDraw } from '../../app/features/lottery/fair/check.ts';
import type { FairView } from '../../app/features/lottery/fair/fair.types.ts';
import { loader } from '../../app/routes/_shell.lottery_.fair/route.tsx';
import { decideDraw } from '../../mock-server/control/lottery.ts';
import { advance, currentDraws, drawNext, newWatcher } from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import type { Visitor } from './visitor.ts';

const site = prepareSite();
const CODE = 'ELOTT_0001';

const readFair = async ({ ask }: Visitor, search = '') =>
  ((await ask(loader, `/lottery/fair${search}`)).data as { view: FairView }).view;
const readDrawFair = (visitor: Visitor, code: string, numero: string) =>
  readFair(visitor, `?gameCode=${code}&numero=${numero}`);

/** The day's secret is published then. */
const endDay = (visitor: Visitor) => advance(visitor, days(1));

describe('the check of a draw', () => {
  it.each([CODE, 'LOTT_0012', 'TCG_LOTTO_VN_0007'])(
    'when the day of a draw of %s is over › its secret, which gives the result, and the recipe',
    async (code) => {
      const visitor = await newWatcher(site);
      const { numero } = await drawNext(visitor, code);
      await endDay(visitor);
      const { draw, missing } = await readDrawFair(visitor, code, numero);
      expect([missing, draw?.note]).toEqual([null, null]);
      expect(draw?.facts[1]).toEqual({ label: 'Draw', text: numero });
      if (!draw?.check) throw new Error('The draw cannot be checked');
      expect(await checkDraw(draw.check)).toMatchObject({ doesSeedFit: true, doesResultFit: true });
      expect([draw.seed, draw.hash]).toEqual([draw.check.daySeed, draw.check.daySeedHash]);
      const message = `The message of the first block is ${code}:${numero}:0:0.`;
      expect(draw.recipe?.steps[1]).toContain(message);
      expect(draw.recipe?.program).toContain(`${code}:${numero}:0:`);
      expect(draw.recipe?.program).toContain(draw.seed);
    },
  );

  it('before the day is over › the hash and when the secret is published, but no check', async () => {
    const visitor = await newWatcher(site);
    const { numero } = await drawNext(visitor, CODE);
    const { draw } = await readDrawFair(visitor, CODE, numero);
    expect(draw).toMatchObject({ check: null, balls: { length: 5 }, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(draw?.seed).toMatch(/^It is published on .+, 12:00 AM \(GMT\+8\)\.$/);
    expect(draw?.note).toContain('stays hidden until the day is over');
    expect(draw?.recipe?.program).toContain("const seed = '…'");
  });

  it('before a draw › that it is still to come, and its hash', async () => {
    const visitor = await newWatcher(site);
    const { numero } = currentDraws(visitor, CODE).current;
    const { draw } = await readDrawFair(visitor, CODE, numero);
    expect(draw).toMatchObject({ check: null, balls: [], hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(draw?.note).toContain('This draw has not taken place yet.');
    expect(draw?.facts[2]?.label).toBe('Draw time');
  });

  it.each([
    ['was set', { balls: [1, 2, 3, 4, 5] }, 'This result was entered by hand.', ['1', '2', '3', '4', '5']],
    ['is void', { isVoid: true } as const, 'This draw is void', []],
  ] as const)('when a result %s › why it cannot be checked, and no recipe', async (_, result, note, balls) => {
    const visitor = await newWatcher(site);
    const { numero } = currentDraws(visitor, CODE).current;
    await decideDraw(visitor.world, CODE, numero, structuredClone(result) as Parameters<typeof decideDraw>[3]);
    await endDay(visitor);
    const { draw } = await readDrawFair(visitor, CODE, numero);
    expect(draw).toMatchObject({ check: null, recipe: null, balls });
    expect(draw?.note).toContain(note);
  });

  it('when the number is none › so with the number; when the lottery is none › 404', async () => {
    const visitor = await newWatcher(site);
    for (const numero of ['123', 'abc', '9'.repeat(15)]) {
      const { draw, missing } = await readDrawFair(visitor, CODE, numero);
      expect([draw, missing]).toEqual([null, expect.stringContaining(`This lottery has no draw ${numero}`)]);
    }
    expect((await visitor.ask(loader, '/lottery/fair?gameCode=NONE_0001&numero=1')).status).toBe(404);
  });
});

describe('the lotteries to check', () => {
  it('are under the tabs of the lobby, by name, and lead back to the lobby', async () => {
    const view = await readFair(await newWatcher(site));
    const labels = ['Five digits', 'Quick 3', 'Racing 10', '11 pick 5'];
    expect(view.games.map(({ label }) => label).slice(0, 4)).toEqual(labels);
    const { compare } = new Intl.Collator('en', { numeric: true });
    for (const { label, options } of view.games) {
      const names = options.map((option) => option.label);
      expect(names, label).toEqual(names.toSorted(compare));
    }
    expect(view).toMatchObject({ back: { path: '/lottery', label: 'All lotteries' }, draw: null, recent: [] });
  });

  it('when one is chosen › its last draws, and its results to go back to', async () => {
    const visitor = await newWatcher(site);
    const view = await readFair(visitor, `?gameCode=${CODE}`);
    expect(view.back).toEqual({ path: `/lottery/trends?gameCode=${CODE}&vendor=ELOTT`, label: 'One Minute Lotto' });
    const today = view.recent.slice(0, 6);
    expect(today[0]).toMatchObject({ numero: currentDraws(visitor, CODE).previous.numero });
    for (const { path, numero } of view.recent) expect(path).toBe(`/lottery/fair?gameCode=${CODE}&numero=${numero}`);
    // Today's draws fill the list; those of the last verifiable day follow.
    expect(view.recent.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => 'Secret not published yet'),
      ...Array.from({ length: 6 }, () => 'Can be checked'),
    ]);
  });
});
