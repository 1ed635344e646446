import { describe, expect, it } from 'vitest';
import type { LoadedPuzzle, Validated } from '../../../mock-server/third-party/geetest/client.ts';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

async function ask(world: TestWorld, path: string, search: Record<string, string>, method = 'GET') {
  const query = new URLSearchParams({ world: world.path.world, ...search });
  const answer = await fetch(`${mock.origin}/geetest.com/${path}?${query}`, { method });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

async function readGeetest(world: TestWorld) {
  const { slider } = (await world.client.value('getWhitelabel', { merchant: 'harbor' })).thirdParty;
  const captcha_id = slider.captchaId ?? '';
  const load = async () => (await ask(world, 'load', { captcha_id })).body.data as LoadedPuzzle;
  const verify = async ({ lot_number }: LoadedPuzzle, x: number) => {
    const { body } = await ask(world, 'verify', { captcha_id, lot_number, x: String(x) }, 'POST');
    return body.data.seccode as Validated | null;
  };
  const readAnswer = async ({ lot_number }: LoadedPuzzle) => {
    const challenges = await world.client.value('listChallenges', { path: world.path });
    return Number(challenges.find(({ id }) => id === lot_number)?.answer);
  };
  const solve = async () => {
    const puzzle = await load();
    const solved = await verify(puzzle, await readAnswer(puzzle));
    if (!solved) throw new Error('The puzzle is not solved');
    const { lot_number: lotNumber, captcha_output: captchaOutput, pass_token: passToken, gen_time: genTime } = solved;
    return { lotNumber, captchaOutput, passToken, genTime };
  };
  return { slider, captcha_id, load, verify, readAnswer, solve };
}

const signIn = (world: TestWorld, proof: object, merchant = 'harbor') =>
  world.client.call('login', { merchant, body: { type: 'username', username: 'lucky', password: PASSWORD, ...proof } });

describe('The stand-in for geetest', () => {
  it('when a brand has an id there › its settings tell where the script is, which is served', async () => {
    const world = await mock.newWorld();
    const { slider } = await readGeetest(world);
    expect(slider).toMatchObject({ provider: 'geetest', captchaId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const script = await fetch(`${mock.origin}${new URL(slider.scriptUrl ?? '').pathname}`);
    expect(script.headers.get('Content-Type')).toMatch('text/javascript');
    expect(await script.text()).toContain('initGeetest4');
    const { thirdParty } = await world.client.value('getWhitelabel', { merchant: 'baize' });
    expect(thirdParty.slider).not.toHaveProperty('scriptUrl');
  });

  it('when a puzzle is solved › what it gives opens a session, once, at that brand', async () => {
    const world = await mock.newWorld();
    const { solve } = await readGeetest(world);
    const proof = await solve();
    expect(await signIn(world, proof, 'baize')).toMatchObject({ status: 422, body: { errorCode: 'slider.invalid' } });
    expect(await signIn(world, { ...proof, genTime: '1767225600' })).toMatchObject({ status: 422 });
    expect((await signIn(world, proof)).status).toBe(200);
    expect(await signIn(world, proof)).toMatchObject({ status: 422, body: { errorCode: 'slider.invalid' } });
  });

  it('when it was solved for another scene › good for each, since geetest knows of none', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { geetestId: 'an-id' });
    const puzzle = (await ask(world, 'load', { captcha_id: 'an-id' })).body.data as LoadedPuzzle;
    const challenges = await world.client.value('listChallenges', { path: world.path });
    const x = challenges.find(({ id }) => id === puzzle.lot_number)?.answer ?? '';
    const search = { captcha_id: 'an-id', lot_number: puzzle.lot_number, x };
    const { seccode } = (await ask(world, 'verify', search, 'POST')).body.data as { seccode: Validated };
    const body = {
      mobileNo: '09995550199',
      countryDialingCode: '63',
      lotNumber: seccode.lot_number,
      captchaOutput: seccode.captcha_output,
      passToken: seccode.pass_token,
      genTime: seccode.gen_time,
    };
    expect((await world.client.call('sendRegisterSms', { body })).status).toBe(200);
  });

  it('when the place is wrong, or the puzzle is used or old › no proof', async () => {
    const world = await mock.newWorld();
    const { load, verify, readAnswer } = await readGeetest(world);
    const wrong = await load();
    const x = await readAnswer(wrong);
    expect(await verify(wrong, x > 100 ? x - 20 : x + 20)).toBeNull();
    expect(await verify(wrong, x)).toBeNull();
    const old = await load();
    const at = await readAnswer(old);
    await world.clock.advance(4 * MINUTE);
    expect(await verify(old, at)).toBeNull();
  });

  it.each([
    ['an id of no brand', { captcha_id: 'nobody' }],
    ['no id', {}],
    ['a world that cannot be', { captcha_id: 'nobody', world: '../x' }],
  ])('when it is asked with %s › 400', async (_, search) => {
    const world = await mock.newWorld();
    for (const [path, method] of [['load'], ['verify', 'POST']] as const) {
      const { status, headers, body } = await ask(world, path, search, method);
      expect([status, body.status]).toEqual([400, 'error']);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });

  it.each([
    ['no puzzle', {}],
    ['a place that is no number', { lot_number: 'a'.repeat(24), x: 'here' }],
    ['a place outside', { lot_number: 'a'.repeat(24), x: '1001' }],
  ])('when %s is verified › 400', async (_, search) => {
    const world = await mock.newWorld();
    const { captcha_id } = await readGeetest(world);
    const { status } = await ask(world, 'verify', { captcha_id, ...search }, 'POST');
    expect(status).toBe(400);
  });
});
