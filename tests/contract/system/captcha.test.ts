import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('getCaptcha'), () => {
  it('when it is asked for › a PNG of 120 × 44 and the cookie of its id for five minutes', async () => {
    const { client } = await mock.newWorld();
    const { status, body, headers } = await client.call('getCaptcha');
    const png = Buffer.from((body as { value: string }).value, 'base64');
    expect(status).toBe(200);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 44]);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^captchaId=[a-z0-9]{24}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('when it is asked for again › another captcha of four digits', async () => {
    const world = await mock.newWorld();
    const [first, second] = [await world.captcha(), await world.captcha()];
    expect(first.cookie).not.toBe(second.cookie);
    expect(first.digits).toMatch(/^\d{4}$/);
  });

  it('when a captcha is made › its cookie and its answer do not tell the digits', async () => {
    const world = await mock.newWorld();
    const { headers } = await world.client.call('getCaptcha');
    const [row] = await world.read<{ digits: string }>('SELECT digits FROM Captcha');
    expect(headers['set-cookie']?.[0]).not.toContain(row?.digits);
  });

  it('when the brand is in maintenance › it still answers', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { maintenance: true, maintenanceEndTime: WORLD_TIME + 5 * MINUTE });
    expect((await world.client.call('getCaptcha')).status).toBe(200);
  });
});
