import { describe, expect, it } from 'vitest';
import { isoInZone } from '../../../mock-server/shared/zone.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const challenges = (world: TestWorld) => world.client.value('listChallenges', { path: world.path });
const slider = ({ client }: TestWorld) => client.value('getSlider', { query: { scene: 'login' } });

describe(operationTitle('listChallenges'), () => {
  it('when nothing was asked for › empty', async () => {
    expect(await challenges(await mock.newWorld())).toEqual([]);
  });

  it('when captchas and puzzles wait › each with its answer, the latest first', async () => {
    const world = await mock.newWorld();
    const { cookie, digits } = await world.captcha();
    await world.clock.advance(SECOND);
    const { sliderId } = await slider(world);
    await world.clock.advance(SECOND);
    const later = await world.captcha();
    const [row] = await world.read<{ x: number }>('SELECT x FROM SliderPuzzle');
    const id = (line: string) => line.split('=')[1];
    const at = (time: number) => ({ time, timeIso: isoInZone(time) });
    expect(await challenges(world)).toEqual([
      { kind: 'captcha', id: id(later.cookie), answer: later.digits, ...at(WORLD_TIME + 2 * SECOND) },
      { kind: 'slider', id: sliderId, answer: String(row?.x), ...at(WORLD_TIME + SECOND) },
      { kind: 'captcha', id: id(cookie), answer: digits, ...at(WORLD_TIME) },
    ]);
  });

  it('when several were asked for at one moment › the latest first, too', async () => {
    const world = await mock.newWorld();
    const ids = [(await slider(world)).sliderId, (await slider(world)).sliderId, (await slider(world)).sliderId];
    expect((await challenges(world)).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('when one was tried › it waits no longer, whatever came of it', async () => {
    const world = await mock.newWorld();
    const [wrong, right] = [(await slider(world)).sliderId, (await slider(world)).sliderId];
    const answer = (await challenges(world)).find(({ id }) => id === right)?.answer;
    await world.client.call('checkSlider', { body: { sliderId: wrong, x: 0 } });
    await world.client.value('checkSlider', { body: { sliderId: right, x: Number(answer) } });
    expect(await challenges(world)).toEqual([]);
  });

  it('when one is over › it waits no longer: a puzzle after three minutes, a captcha after five', async () => {
    const world = await mock.newWorld();
    await world.captcha();
    await slider(world);
    await world.clock.advance(3 * MINUTE);
    expect((await challenges(world)).map(({ kind }) => kind).toSorted()).toEqual(['captcha', 'slider']);
    await world.clock.advance(1);
    expect((await challenges(world)).map(({ kind }) => kind)).toEqual(['captcha']);
    await world.clock.advance(2 * MINUTE);
    expect(await challenges(world)).toEqual([]);
  });

  it('when the challenge is another world’s › it is not in the list', async () => {
    const [world, other] = [await mock.newWorld(), await mock.newWorld()];
    await slider(other);
    expect(await challenges(world)).toEqual([]);
  });
});

describe(operationTitle('createProof'), () => {
  it('when it is asked for › the four fields that a solved puzzle gives', async () => {
    const { client } = await mock.newWorld();
    const [first, second] = [await client.proof('login'), await client.proof('login')];
    expect(first).toEqual({
      lotNumber: expect.stringMatching(/^[a-z0-9]{32}$/),
      captchaOutput: expect.stringMatching(/^[a-z0-9]{64}$/),
      passToken: expect.stringMatching(/^[a-z0-9]{64}$/),
      genTime: String(WORLD_TIME / 1000),
    });
    expect(second.passToken).not.toBe(first.passToken);
  });

  it('when it is made › nothing waits for an answer, and it is not in the log', async () => {
    const world = await mock.newWorld();
    await world.client.proof('sms');
    expect(await challenges(world)).toEqual([]);
    expect(await world.client.value('listRequests', { path: world.path })).toEqual([]);
  });

  it('when there is no such brand › 404 brand.not.found', async () => {
    const world = await mock.newWorld();
    const path = { ...world.path, brand: 'nobody' };
    const refused = await world.client.call('createProof', { path, body: { scene: 'login' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
    expect(refused.text).toContain('There is no brand \\"nobody\\"');
  });

  it.each([
    [{}, 'body.scene is missing'],
    [{ scene: 'withdraw' }, 'body.scene must be one of login, sms, register'],
    [{ scene: 'login', times: 2 }, 'body.times is not known'],
  ])('when it is sent %j › 400 names it', async (body, message) => {
    const world = await mock.newWorld();
    const refused = await world.client.call('createProof', { path: { ...world.path, brand: 'baize' }, body });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });

  it('when the brand in the path is no code › 400', async () => {
    const world = await mock.newWorld();
    const path = { ...world.path, brand: 'No Code' };
    const refused = await world.client.call('createProof', { path, body: { scene: 'login' } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('path.brand must match pattern');
  });
});
