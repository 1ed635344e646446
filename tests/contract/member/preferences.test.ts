import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

describe(operationTitle('getPreferences'), () => {
  it('when nothing was chosen › the defaults', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('getPreferences')).toEqual({ autoTransfer: true, realityMinutes: null, isInFeed: true });
  });
});

describe(operationTitle('setPreferences'), () => {
  it('when one is chosen › it is there in every session of the member, and of nobody else', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('setPreferences', { body: { autoTransfer: false } })).toEqual({
      autoTransfer: false,
      realityMinutes: null,
      isInFeed: true,
    });
    await lucky.value('setPreferences', { body: { realityMinutes: 30 } });
    const chosen = { autoTransfer: false, realityMinutes: 30, isInFeed: true };
    expect(await (await client.signedIn()).value('getPreferences')).toEqual(chosen);
    expect(await (await client.signedIn('victor')).value('getPreferences')).toEqual({
      autoTransfer: true,
      realityMinutes: null,
      isInFeed: true,
    });
  });

  it.each([
    {},
    { autoTransfer: 'yes' },
    { realityMinutes: 4 },
    { realityMinutes: 241 },
    { autoTransfer: true, colour: 'red' },
  ])('when it is %j › 400', async (body) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { status } = await lucky.call('setPreferences', { body });
    expect(status).toBe(400);
  });

  it('when the account is a trial one › 403', async () => {
    const { client } = await mock.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'ANDROID', platform: 'W' } });
    const { status } = await client.call('setPreferences', { token, body: { autoTransfer: false } });
    expect(status).toBe(403);
  });
});
