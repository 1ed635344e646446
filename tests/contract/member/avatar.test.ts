import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const CHOICES = Array.from({ length: 60 }, (_, index) => ({
  avatarId: index + 1,
  avatar: `/avatars/${index + 1}.svg`,
}));

describe(operationTitle('getMemberIcon'), () => {
  it.each([
    ['lucky', 7],
    ['victor', 24],
    ['boss', 41],
  ])('when the member is %s › the picture of avatar %i, which is there', async (username, avatarId) => {
    const { client } = await mock.newWorld();
    const member = await client.signedIn(username);
    const icon = await member.value('getMemberIcon');
    expect(icon).toBe(`/avatars/${avatarId}.svg`);
    expect((await fetch(`${mock.origin}/cdn${icon}`)).status).toBe(200);
    expect((await member.value('getMemberInfo')).avatar).toBe(icon);
  });

  it('when it is a trial account › it has a picture too', async () => {
    const { client } = await mock.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect(await client.value('getMemberIcon', { token })).toMatch(/^\/avatars\/([1-9]|[1-5]\d|60)\.svg$/);
  });
});

describe(operationTitle('getPlayerAvatar'), () => {
  it("when it is asked for › the member's, and sixty to choose from", async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('getPlayerAvatar')).toEqual({
      avatarId: 7,
      avatar: '/avatars/7.svg',
      avatarType: 'PRESET',
      choices: CHOICES,
    });
  });

  it('when the choices are fetched › each is a picture of its own', async () => {
    const pictures = await Promise.all(
      CHOICES.map(async ({ avatar }) => {
        const answer = await fetch(`${mock.origin}/cdn${avatar}`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        return answer.text();
      }),
    );
    expect(new Set(pictures).size).toBe(60);
  });
});

describe(operationTitle('setPlayerAvatar'), () => {
  it.each([1, 60])('when avatar %i is chosen › the answer, the icon and the profile follow', async (avatarId) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const avatar = `/avatars/${avatarId}.svg`;
    const chosen = await lucky.value('setPlayerAvatar', { body: { avatarId } });
    expect(chosen).toEqual({ avatarId, avatar, avatarType: 'PRESET', choices: CHOICES });
    expect(await lucky.value('getPlayerAvatar')).toEqual(chosen);
    expect(await lucky.value('getMemberIcon')).toBe(avatar);
    expect((await lucky.value('getMemberInfo')).avatar).toBe(avatar);
  });

  it('when one member chooses › others keep theirs', async () => {
    const { client } = await mock.newWorld();
    await (await client.signedIn()).value('setPlayerAvatar', { body: { avatarId: 24 } });
    for (const [username, asker] of [
      ['victor', {}],
      ['lucky', { merchant: 'lotus' }],
    ] as const) {
      const member = await client.signedIn(username, asker);
      expect(await member.value('getMemberIcon')).toBe(username === 'victor' ? '/avatars/24.svg' : '/avatars/7.svg');
    }
  });

  it.each<[unknown, string]>([
    [{ avatarId: 0 }, 'body.avatarId must be >= 1'],
    [{ avatarId: 61 }, 'body.avatarId must be <= 60'],
    [{ avatarId: 7.5 }, 'body.avatarId must be integer'],
    [{ avatarId: '7' }, 'body.avatarId must be integer'],
    [{ avatarId: null }, 'body.avatarId must be integer'],
    [{}, 'body.avatarId is missing'],
  ])('when it is sent %j › 400 names it, and nothing changes', async (body, message) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const refused = await lucky.call('setPlayerAvatar', { body });
    expect(refused).toMatchObject({ status: 400, body: { success: false, errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
    expect(await lucky.value('getMemberIcon')).toBe('/avatars/7.svg');
  });
});
