import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const ANSWERS = [
  { question: 2, answer: 'Baguio' },
  { question: 5, answer: 'Ana Maria' },
  { question: 7, answer: 'Totoy' },
];

const set = (member: Client, body: object = {}) =>
  member.call('setSecurityQuestions', { body: { answers: ANSWERS, paymentPassword: PAYMENT_PASSWORD, ...body } });
const refused = (errorCode: string, value: object = {}) => ({ status: 422, body: { errorCode, value } });
const replaced = (index: number, change: object) => ANSWERS.with(index, { ...ANSWERS[index], ...change } as never);

describe(operationTitle('getSecurityQuestions'), () => {
  it('when a member asks › the questions in the language, and none answered', async () => {
    const { client } = await mock.newWorld();
    const english = await (await client.signedIn('lucky', { language: 'EN' })).value('getSecurityQuestions');
    expect(english.questions).toHaveLength(8);
    expect(english.questions[0]).toEqual({ id: 1, text: 'What was the name of your first pet?' });
    expect(english.answered).toEqual([]);
    const thai = await (await client.signedIn('lucky', { language: 'TH' })).value('getSecurityQuestions');
    expect(thai.questions[0]?.text).toMatch(/[\u0e00-\u0e7f]/);
  });
});

describe(operationTitle('setSecurityQuestions'), () => {
  it('when three are answered › they are named in their order, and stored as hashes only', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn('lucky', { language: 'EN' });
    const answer = await set(lucky);
    expect(answer.status).toBe(200);
    const { answered } = await lucky.value('getSecurityQuestions');
    expect(answered.map(({ id }) => id)).toEqual([2, 5, 7]);
    const rows = await world.read<{ answerHash: string }>('SELECT answerHash FROM SecurityAnswer');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify([rows, answer.body])).not.toMatch(/baguio|ana maria|totoy/i);
  });

  it('when they are answered again › the new answers replace the old ones', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await set(lucky);
    expect((await set(lucky, { answers: replaced(0, { question: 1 }) })).status).toBe(200);
    const { answered } = await lucky.value('getSecurityQuestions');
    expect(answered.map(({ id }) => id)).toEqual([1, 5, 7]);
  });

  it('when there is no payment password › the login password is as good', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect((await set(novice, { paymentPassword: undefined, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['novice', 'password', undefined],
    ['lucky', 'paymentPassword', undefined],
    // The answers can reset a payment password.
    ['lucky', 'paymentPassword', PASSWORD],
  ])('when %s does not send the %s › 422 required', async (username, field, password) => {
    const { client } = await mock.newWorld();
    const answer = await set(await client.signedIn(username), { paymentPassword: undefined, password });
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field, reason: 'required' }] }));
  });

  it('when the payment password is wrong, missing or locked › 422, and nothing is stored', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    for (const triesLeft of [4, 3, 2, 1])
      expect(await set(lucky, { paymentPassword: '135791' })).toMatchObject(
        refused('payment.password.wrong', { triesLeft }),
      );
    expect(await set(lucky, { paymentPassword: '135791' })).toMatchObject(refused('payment.password.locked'));
    expect((await lucky.value('getSecurityQuestions')).answered).toEqual([]);
    expect(await set(await client.signedIn('novice'))).toMatchObject(refused('payment.password.missing'));
  });

  it('when the login password is wrong › 422, and after five tries 429', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    const body = { paymentPassword: undefined, password: 'wrong-one1' };
    for (let count = 0; count < 5; count += 1) expect(await set(novice, body)).toMatchObject(refused('password.wrong'));
    expect(await set(novice, { ...body, password: PASSWORD })).toMatchObject({ status: 429 });
  });

  it('when a question is answered twice › 422 questions.repeated', async () => {
    const { client } = await mock.newWorld();
    const answer = await set(await client.signedIn(), { answers: replaced(1, { question: 2 }) });
    expect(answer).toMatchObject(refused('questions.repeated'));
  });

  it.each([
    ['question2', 'unknown', replaced(1, { question: 99 })],
    ['answer1', 'required', replaced(0, { answer: '   ' })],
    ['answer3', 'length', replaced(2, { answer: 'x' })],
    ['answer3', 'length', replaced(2, { answer: 'x'.repeat(61) })],
  ])('when %s is bad › 422 %s', async (field, reason, answers) => {
    const { client } = await mock.newWorld();
    const answer = await set(await client.signedIn(), { answers });
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field, reason }] }));
  });
});
