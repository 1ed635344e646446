import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Proof = Value<'checkSlider'>;

const INVALID = { status: 422, body: { success: false, value: null, errorCode: 'slider.invalid' } };
const BAD_REQUEST = { status: 400, body: { success: false, value: null, errorCode: 'request_param_err' } };
const ID = 'x'.repeat(24);
const PNG = '89504e470d0a1a0a';

const check = (client: Client, sliderId: string, x: number) => client.call('checkSlider', { body: { sliderId, x } });

async function puzzle({ client, path }: TestWorld, scene: 'login' | 'sms' | 'register' = 'login') {
  const { sliderId } = await client.value('getSlider', { query: { scene } });
  const challenges = await client.value('listChallenges', { path });
  return { sliderId, x: Number(challenges.find(({ id }) => id === sliderId)?.answer) };
}

describe(operationTitle('getSlider'), () => {
  it.each(['login', 'sms', 'register'] as const)(
    'when one is asked for the scene %s › a picture and its piece',
    async (scene) => {
      const { client } = await mock.newWorld();
      const { sliderId, background, piece, ...size } = await client.value('getSlider', { query: { scene } });
      expect(sliderId).toMatch(/^[a-z0-9]{24}$/);
      expect(size).toEqual({ width: 320, height: 160, pieceSize: 52, pieceY: expect.any(Number) });
      const [picture, part] = [background, piece].map((image) => Buffer.from(image, 'base64'));
      for (const png of [picture, part]) expect(png?.subarray(0, 8).toString('hex')).toBe(PNG);
      expect([picture?.readUInt32BE(16), picture?.readUInt32BE(20)]).toEqual([320, 160]);
      expect([part?.readUInt32BE(16), part?.readUInt32BE(20)]).toEqual([52, 52]);
    },
  );

  it('when many are asked for › the piece belongs inside the picture, and not where it begins', async () => {
    const world = await mock.newWorld();
    const ids = new Set<string>();
    for (let count = 0; count < 12; count += 1) {
      const { sliderId, pieceY } = await world.client.value('getSlider', { query: { scene: 'login' } });
      ids.add(sliderId);
      expect(pieceY + 52).toBeLessThanOrEqual(160);
    }
    expect(ids.size).toBe(12);
    for (const { answer } of await world.client.value('listChallenges', { path: world.path })) {
      expect(Number(answer)).toBeGreaterThan(52);
      expect(Number(answer)).toBeLessThanOrEqual(320 - 52);
    }
  });

  it('when it answers › nothing but the picture tells where the piece belongs', async () => {
    const world = await mock.newWorld();
    const { body, headers } = await world.client.call('getSlider', { query: { scene: 'login' } });
    const { background, piece, ...rest } = (body as { value: Value<'getSlider'> }).value;
    expect(Object.keys(rest).toSorted()).toEqual(['height', 'pieceSize', 'pieceY', 'sliderId', 'width']);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['no scene', {}, 'query.scene is missing'],
    ['an unknown scene', { scene: 'withdraw' }, 'query.scene must be one of login, sms, register'],
  ])('when it is asked with %s › 400 names it', async (_, query, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('getSlider', { query });
    expect(refused).toMatchObject(BAD_REQUEST);
    expect(refused.text).toContain(message);
  });
});

describe(operationTitle('checkSlider'), () => {
  it('when the piece is in its place › the four fields of a proof', async () => {
    const world = await mock.newWorld();
    const { sliderId, x } = await puzzle(world);
    const { body } = await check(world.client, sliderId, x);
    expect((body as { value: Proof }).value).toEqual({
      lotNumber: expect.stringMatching(/^[a-z0-9]{32}$/),
      captchaOutput: expect.stringMatching(/^[a-z0-9]{64}$/),
      passToken: expect.stringMatching(/^[a-z0-9]{64}$/),
      genTime: String(WORLD_TIME / 1000),
    });
  });

  it.each([6, -6, 5.99, 0.5])('when the piece is %f px off › it is in its place', async (off) => {
    const world = await mock.newWorld();
    const { sliderId, x } = await puzzle(world);
    expect((await check(world.client, sliderId, x + off)).status).toBe(200);
  });

  it.each([7, -7, 6.01, -6.01])('when the piece is %f px off › 422 slider.invalid', async (off) => {
    const world = await mock.newWorld();
    const { sliderId, x } = await puzzle(world);
    expect(await check(world.client, sliderId, x + off)).toMatchObject(INVALID);
  });

  it('when it was tried › another try is refused, after a wrong one and after a right one', async () => {
    const world = await mock.newWorld();
    const [wrong, right] = [await puzzle(world), await puzzle(world)];
    await check(world.client, wrong.sliderId, 0);
    expect(await check(world.client, wrong.sliderId, wrong.x)).toMatchObject(INVALID);
    expect((await check(world.client, right.sliderId, right.x)).status).toBe(200);
    expect(await check(world.client, right.sliderId, right.x)).toMatchObject(INVALID);
  });

  it('when it is tried ten times at once › one proof comes of it', async () => {
    const world = await mock.newWorld();
    const { sliderId, x } = await puzzle(world);
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(world.client, sliderId, x)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  it('when the puzzle is three minutes old › it is good; a moment later it is not', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await puzzle(world), await puzzle(world)];
    await world.clock.advance(3 * MINUTE);
    expect((await check(world.client, first.sliderId, first.x)).status).toBe(200);
    await world.clock.advance(1);
    expect(await check(world.client, second.sliderId, second.x)).toMatchObject(INVALID);
  });

  it('when there is no such puzzle › 422 slider.invalid', async () => {
    const { client } = await mock.newWorld();
    expect(await check(client, ID, 100)).toMatchObject(INVALID);
  });

  it("when the puzzle is another brand's › 422, and it stays good there", async () => {
    const world = await mock.newWorld();
    const { sliderId, x } = await puzzle(world);
    expect(await check(world.client.as({ merchant: 'lotus' }), sliderId, x)).toMatchObject(INVALID);
    expect((await check(world.client, sliderId, x)).status).toBe(200);
  });

  it.each([
    ['no puzzle', { x: 100 }, 'body.sliderId is missing'],
    ['no place', { sliderId: ID }, 'body.x is missing'],
    ['an id that is none', { sliderId: 'No-Id', x: 100 }, 'body.sliderId must match pattern'],
    ['a place that is text', { sliderId: ID, x: '100' }, 'body.x must be number'],
    ['a place left of the picture', { sliderId: ID, x: -1 }, 'body.x must be >= 0'],
    ['a place far right of it', { sliderId: ID, x: 1001 }, 'body.x must be <= 1000'],
  ])('when it is sent %s › 400 names it', async (_, body, message) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('checkSlider', { body });
    expect(refused).toMatchObject(BAD_REQUEST);
    expect(refused.text).toContain(message);
  });
});
