import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { OpenGame, openGame } from '../../support/vendor.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const SLOT = 'AURUM_0001';
const NEW = { newPassword: 'play5678', confirmNewPassword: 'play5678' };

const endings: Record<string, (world: TestWorld, lucky: Client) => Promise<unknown>> = {
  'the member signs out': (_, lucky) => lucky.value('logout'),
  'the password is changed': (_, lucky) => lucky.value('changePassword', { body: { oldPassword: PASSWORD, ...NEW } }),
  async 'the password is set by phone'(world) {
    const { e164, ...number } = await readMobile(world);
    const proof = await world.client.proof('sms');
    await world.client.value('sendLoginSms', { body: { ...number, scene: 'forgot', ...proof } });
    const body = { ...number, verificationCode: await world.inbox.code(e164), newPassword: NEW.newPassword };
    await world.client.value('setPasswordByPhone', { body });
  },
  async 'a one-time password is used'(world) {
    const form = new URLSearchParams({ username: 'lucky', email: 'lucky@mail.example' });
    await world.client.call('resetPasswordByEmail', { body: form.toString() });
    const password = await world.inbox.code('lucky@mail.example');
    const proof = await world.client.proof('login');
    await world.client.value('login', { body: { type: 'username', username: 'lucky', password, ...proof } });
  },
};

describe('The token of an open game', () => {
  it.each(Object.keys(endings))('when %s › 401 play.ended, and nothing more is played', async (name) => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const game = await openGame(world, lucky, SLOT);
    expect((await game.ask('play')).status).toBe(200);
    await endings[name]?.(world, lucky);
    expect(await game.ask('play')).toMatchObject({ status: 401, body: { errorCode: 'play.ended' } });
    expect(await game.bet({})).toMatchObject({ status: 401, body: { errorCode: 'play.ended' } });
  });

  it('when another session of the member signs out › this one goes on', async () => {
    const world = await mock.newWorld();
    const at = { merchant: 'lotus' };
    const [here, there] = [await world.client.signedIn('lucky', at), await world.client.signedIn('lucky', at)];
    const game = await openGame(world, here, SLOT);
    await there.value('logout');
    expect((await game.ask('play')).status).toBe(200);
  });

  it('when a visitor plays for fun › it depends on no session', async () => {
    const world = await mock.newWorld();
    const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode: SLOT } });
    const token = new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '';
    expect((await new OpenGame(world, token).ask('play')).status).toBe(200);
  });

  it('when the member signs in again › the game goes on where it was', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const before = await (await openGame(world, lucky, SLOT)).ask<{ serverSeedHash: string }>('play');
    await lucky.value('logout');
    const after = await (await openGame(world, await world.client.signedIn(), SLOT)).ask<{ serverSeedHash: string }>(
      'play',
    );
    expect(after.body.serverSeedHash).toBe(before.body.serverSeedHash);
  });
});
