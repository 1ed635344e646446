import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule, type Reason, readFaults } from '../../support/register-rules.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const change = (member: Client, body: object) => member.call('updateMemberInfo', { body });
const conflict = (errorCode: string, field: string) => ({
  status: 409,
  body: { success: false, errorCode, value: { field } },
});

/** Without payee name and mail address. */
async function signedInFresh(world: TestWorld): Promise<Client> {
  const body = { type: 'username' as const, username: 'fresh', password: '{secret}' };
  const { token } = await world.client.value('login', { body: { ...body, ...(await world.client.proof('login')) } });
  return world.client.as({ token });
}

describe(operationTitle('updateMemberInfo'), () => {
  it('when the nickname changes › the member with it, and again any time', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const answer = await change(lucky, { nickname: ' Lucky Eight ' });
    expect(answer).toMatchObject({ status: 200, body: { value: { account: 'lucky', nickname: 'Lucky Eight' } } });
    expect((await change(lucky, { nickname: '玩家 🎲' })).status).toBe(200);
    expect(await lucky.value('getMemberInfo')).toMatchObject({ nickname: '玩家 🎲', payeeName: 'LUCKY SANTOS' });
  });

  it('when the nickname has two lines › 422', async () => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    const answer = await change(lucky, { nickname: 'two\nlines' });
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'field.invalid' } });
    expect(answer.text).toContain('"nickname"');
  });

  it('when payee name and birthday are not set › they are', async () => {
    const world = await mock.newWorld();
    const member = await signedInFresh(world);
    const answer = await change(member, { payeeName: ' FRESH START ', birthday: '1990-05-31' });
    const changed = { payeeName: 'FRESH START', birthday: '1990-05-31', nickname: 'Fresh Start' };
    expect(answer).toMatchObject({ status: 200, body: { value: changed } });
    expect(await member.value('getMemberInfo')).toMatchObject(changed);
  });

  it.each([
    ['baize', '2008-03-18', 200],
    ['baize', '2008-03-19', 422],
    ['lotus', '2005-03-18', 200],
    ['lotus', '2005-03-19', 422],
    ['lotus', '2008-03-18', 422],
  ])(
    'when at %s somebody was born on %s › %i, by the age that the brand asks for',
    async (merchant, birthday, status) => {
      // 18 March 2026, 04:00 UTC, is noon in the brand's zone.
      const lucky = await (await mock.newWorld()).client.signedIn('lucky', { merchant });
      const answer = await change(lucky, { birthday });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body).toMatchObject({ errorCode: 'age.under', value: { fields: [] } });
      expect((await lucky.value('getMemberInfo')).birthday).toBe(status === 200 ? birthday : null);
    },
  );

  it('when the day has begun in the brand’s zone alone › it counts', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(Date.parse('2026-03-17T16:30:00Z'));
    expect((await change(await world.client.signedIn(), { birthday: '2008-03-18' })).status).toBe(200);
  });

  it('when the birthday is before 1900 › 422; when there is no such day › 400', async () => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    expect(await change(lucky, { birthday: '1899-12-31' })).toMatchObject({ body: { errorCode: 'field.invalid' } });
    for (const birthday of ['1990-02-30', '31.5.1990', '']) {
      expect(await change(lucky, { birthday })).toMatchObject({ body: { errorCode: 'request_param_err' } });
    }
  });

  it.each([
    ['payeeName', 'LUCKY SANTOS'],
    ['payeeName', 'SOMEBODY ELSE'],
  ])('when the %s is set and "%s" is sent › 409 names the field, and nothing changes', async (field, value) => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const before = await lucky.value('getMemberInfo');
    expect(await change(lucky, { nickname: 'Other', [field]: value })).toMatchObject(
      conflict('profile.already.set', field),
    );
    expect(await lucky.value('getMemberInfo')).toEqual(before);
  });

  it('when it was set a moment ago › it is not set again', async () => {
    const world = await mock.newWorld();
    const member = await signedInFresh(world);
    await change(member, { payeeName: 'FRESH START' });
    expect(await change(member, { payeeName: 'FRESH AGAIN' })).toMatchObject(
      conflict('profile.already.set', 'payeeName'),
    );
    expect((await change(member, { birthday: '1990-05-31' })).status).toBe(200);
    expect(await change(member, { birthday: '1990-05-31' })).toMatchObject(conflict('profile.already.set', 'birthday'));
  });

  it('when many payee names come at once › the first stays', async () => {
    const world = await mock.newWorld();
    const member = await signedInFresh(world);
    const names = ['ANNA', 'BERTA', 'CARLA', 'DORA', 'EMMA'];
    const answers = await Promise.all(names.map((payeeName) => change(member, { payeeName })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each<['payeeName', string, Reason]>([
    ['payeeName', 'J', 'length'],
    ['payeeName', 'J'.repeat(61), 'length'],
    ['payeeName', 'Juan Cruz', 'pattern'],
    ['payeeName', '  ', 'required'],
  ])('when the %s is "%s" › 422 says %s, and the rule', async (field, value, reason) => {
    const world = await mock.newWorld();
    const refused = await change(await signedInFresh(world), { [field]: value });
    expect(refused).toMatchObject({ status: 422, body: { success: false, errorCode: 'field.invalid' } });
    expect(readFaults(refused.body)).toEqual([{ field, reason, ...fieldRule('baize', field) }]);
  });

  it('when all are wrong › each has its fault, and nothing changes', async () => {
    const world = await mock.newWorld();
    const member = await signedInFresh(world);
    const refused = await change(member, { nickname: ' ', payeeName: 'x', birthday: '1850-01-01' });
    expect(readFaults(refused.body).map(({ field, reason }) => [field, reason])).toEqual([
      ['nickname', 'required'],
      ['payeeName', 'length'],
      ['birthday', 'pattern'],
    ]);
    expect(await member.value('getMemberInfo')).toMatchObject({ nickname: 'Fresh Start', payeeName: null });
  });

  it('when the nickname has sixty characters › it is taken; with one more 400', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect((await change(lucky, { nickname: 'x'.repeat(60) })).status).toBe(200);
    expect(await change(lucky, { nickname: 'x'.repeat(61) })).toMatchObject({ status: 400 });
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'body must NOT have fewer than 1'],
    ['a number', { nickname: 7 }, 'body.nickname must be string'],
    ['null', { payeeName: null }, 'body.payeeName must be string'],
    ['the mail address', { email: 'new@mail.example' }, 'body.email is not known'],
    ['the mobile number', { mobileNum: '09995550123' }, 'body.mobileNum is not known'],
    ['the rank', { nickname: 'x', rankLevel: 9 }, 'body.rankLevel is not known'],
  ])('when %s is sent › 400 names it', async (_, body, message) => {
    const { client } = await mock.newWorld();
    const refused = await change(await client.signedIn(), body);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain(message);
  });
});
