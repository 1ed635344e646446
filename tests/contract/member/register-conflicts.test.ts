import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { newcomer, type Registration, register } from '../../support/newcomer.ts';
import { type OperationId, operationTitle } from '../../support/operations.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const CROWD = 100;
const taken = (field: string, errorCode: string) => ({
  status: 409,
  body: { success: false, errorCode, value: { field } },
});
const SAME_NAME = taken('username', 'username.taken');
const SAME_NUMBER = taken('mobileNum', 'mobile.taken');
const SAME_MAIL = taken('email', 'email.taken');

const NUMBER = '09995550123';
const OF_MANY_COUNTRIES = '9175550123';
const buildPerson = (index: number): Registration => ({
  username: `juan${index}`,
  email: `juan${index}@mail.example`,
  mobileNum: `0999${String(index).padStart(7, '0')}`,
});

/** Codes cause no conflict. */
async function worldWithoutCodes(): Promise<TestWorld> {
  const world = await mock.newWorld();
  await world.changeBrand('baize', { modules: { REGMOBVERF3: false } });
  return world;
}

/** At once, each with its own proof. */
async function crowd(world: TestWorld, people: Registration[], id: OperationId = 'registerMember'): Promise<Reply[]> {
  const bodies: Registration[] = [];
  for (const person of people) bodies.push({ ...newcomer('baize', person), ...(await world.client.proof('register')) });
  return Promise.all(bodies.map((body) => world.client.call(id, { body })));
}

function expectOne(answers: Reply[], refusal: object): void {
  const losers = answers.filter(({ status }) => status !== 200);
  expect(losers).toHaveLength(answers.length - 1);
  for (const loser of losers) expect(loser).toMatchObject(refusal);
}

describe(operationTitle('registerMember'), () => {
  it.each(['lucky', 'Lucky', 'LUCKY', ' lucky '])(
    'when the user name is "%s" › 409 username.taken',
    async (username) => {
      const { client } = await mock.newWorld();
      expect(await client.call('registerMember', { body: newcomer('baize', { username }) })).toMatchObject(SAME_NAME);
    },
  );

  it.each([
    ['with its zero', NUMBER, NUMBER],
    ['without the zero', NUMBER, '9995550123'],
    ['with a zero', '9995550123', NUMBER],
  ])('when a number that somebody has comes %s › 409 mobile.taken', async (_, first, second) => {
    const world = await worldWithoutCodes();
    expect((await register(world, 'baize', { mobileNum: first })).status).toBe(200);
    const other = { ...buildPerson(1), mobileNum: second };
    expect(await world.client.call('registerMember', { body: newcomer('baize', other) })).toMatchObject(SAME_NUMBER);
  });

  it('when the number is the same with another dialling code › another number', async () => {
    const world = await mock.newWorld();
    expect((await register(world, 'baize', { mobileNum: OF_MANY_COUNTRIES })).status).toBe(200);
    const other = { ...buildPerson(1), mobileNum: OF_MANY_COUNTRIES, countryDialingCode: '91' };
    expect((await register(world, 'baize', other)).status).toBe(200);
  });

  it.each(['lucky@mail.example', 'Lucky@Mail.Example'])(
    'when the mail address is %s › 409 email.taken',
    async (email) => {
      const { client } = await mock.newWorld();
      expect(await client.call('registerMember', { body: newcomer('baize', { email }) })).toMatchObject(SAME_MAIL);
    },
  );

  it('when a newcomer used capitals in the mail address › it is taken in small letters too', async () => {
    const world = await mock.newWorld();
    await register(world, 'baize', { email: 'JUAN@Mail.example' });
    const other = { ...buildPerson(1), email: 'juan@mail.example' };
    expect(await world.client.call('registerMember', { body: newcomer('baize', other) })).toMatchObject(SAME_MAIL);
  });

  it('when the brand is another › the name, the number and the address are free there', async () => {
    const world = await mock.newWorld();
    const { username, email } = newcomer('baize');
    await register(world, 'baize');
    expect((await register(world, 'harbor', { username, email })).status).toBe(200);
    const number = { mobileNum: '9995550123', countryDialingCode: '63' };
    expect((await register(world, 'lotus', { username, ...number })).status).toBe(200);
  });

  it('when a field is wrong and another taken › the wrong one first', async () => {
    const { client } = await mock.newWorld();
    const body = newcomer('baize', { username: 'lucky', payeeName: 'small' });
    expect(await client.call('registerMember', { body })).toMatchObject({ body: { errorCode: 'field.invalid' } });
  });

  it('when the number is asked for a code › 409 mobile.taken already there', async () => {
    const world = await worldWithoutCodes();
    await register(world, 'baize');
    await world.changeBrand('baize', { modules: { REGMOBVERF3: true } });
    const body = { mobileNo: '9995550123', countryDialingCode: '63', ...(await world.client.proof('sms')) };
    expect(await world.client.call('sendRegisterSms', { body })).toMatchObject({
      status: 409,
      body: { errorCode: 'mobile.taken' },
    });
  });

  it(`when ${CROWD} want one user name at once › one has it, and the others 409`, async () => {
    const world = await worldWithoutCodes();
    const people = Array.from({ length: CROWD }, (_, index) => ({
      ...buildPerson(index),
      username: index % 2 === 0 ? 'juanito' : 'JUANITO',
    }));
    expectOne(await crowd(world, people), SAME_NAME);
    expect(await world.read("SELECT 1 FROM Member WHERE username = 'juanito' COLLATE NOCASE")).toHaveLength(1);
  });

  it(`when ${CROWD} want one mobile number at once › one has it, and the others 409`, async () => {
    const world = await worldWithoutCodes();
    const people = Array.from({ length: CROWD }, (_, index) => ({
      ...buildPerson(index),
      mobileNum: index % 2 === 0 ? NUMBER : '9995550123',
    }));
    expectOne(await crowd(world, people), SAME_NUMBER);
  });

  it('when ten want one mail address at once › one has it, and the others 409', async () => {
    const world = await worldWithoutCodes();
    const people = Array.from({ length: 10 }, (_, index) => ({ ...buildPerson(index), email: 'one@mail.example' }));
    expectOne(await crowd(world, people), SAME_MAIL);
  });
});

describe(operationTitle('registerMemberMobile'), () => {
  it(`when ${CROWD} register one number at once › one has it, and the others 409`, async () => {
    const world = await worldWithoutCodes();
    const people = Array.from({ length: CROWD }, (_, index) => ({ ...buildPerson(index), mobileNum: NUMBER }));
    expectOne(await crowd(world, people, 'registerMemberMobile'), SAME_NUMBER);
  });

  it('when numbers that are alike but for the dialling code come at once › each is a member', async () => {
    const world = await worldWithoutCodes();
    const people = ['63', '1', '7', '91'].map((countryDialingCode, index) => ({
      ...buildPerson(index),
      mobileNum: OF_MANY_COUNTRIES,
      countryDialingCode,
    }));
    const answers = await crowd(world, people, 'registerMemberMobile');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
