import { describe, expect, it } from 'vitest';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const body = { mobileNo: '09995550123', countryDialingCode: '63' };
const refused = (errorCode: string) => ({ status: 422, body: { success: false, value: null, errorCode } });

describe(operationTitle('sendRegisterSms'), () => {
  it('when a member has the number › 409 mobile.taken, with the zero and without; nothing is sent', async () => {
    const world = await mock.newWorld();
    const { mobileNum, countryDialingCode } = await readMobile(world);
    for (const mobileNo of [mobileNum, mobileNum.slice(1)]) {
      const proof = await world.client.proof('sms');
      const taken = await world.client.call('sendRegisterSms', { body: { mobileNo, countryDialingCode, ...proof } });
      expect(taken).toMatchObject({ status: 409, body: { success: false, value: null, errorCode: 'mobile.taken' } });
    }
    expect(await world.read('SELECT * FROM InboxMessage')).toEqual([]);
  });

  it("when another brand's member has the number › it is free here", async () => {
    const world = await mock.newWorld();
    const { mobileNum: mobileNo, countryDialingCode } = await readMobile(world, 'lucky', 'lotus');
    const proof = await world.client.proof('sms');
    const answer = await world.client.call('sendRegisterSms', { body: { mobileNo, countryDialingCode, ...proof } });
    expect(answer.status).toBe(200);
  });

  it('when the puzzle is not solved › 422, even for a number that somebody has', async () => {
    const world = await mock.newWorld();
    const { mobileNum: mobileNo, countryDialingCode } = await readMobile(world);
    for (const number of [body, { mobileNo, countryDialingCode }]) {
      expect(await world.client.call('sendRegisterSms', { body: number })).toMatchObject(refused('slider.required'));
    }
  });

  it.each(['sendRegisterSms', 'sendLoginSms'] as const)('when %s comes with a part of a proof › 400', async (id) => {
    const { client } = await mock.newWorld();
    const { passToken: _, ...part } = await client.proof('sms');
    const number = id === 'sendLoginSms' ? { mobileNum: body.mobileNo, countryDialingCode: '63' } : body;
    const refused = await client.call(id, { body: { ...number, ...part } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toContain('must have property passToken when property captchaOutput is present');
  });

  it('when the proof was used, or is for another scene › 422 slider.invalid', async () => {
    const { client } = await mock.newWorld();
    const used = await client.proof('sms');
    await client.value('sendRegisterSms', { body: { ...body, ...used } });
    const other = { ...body, mobileNo: '09995550124' };
    for (const proof of [used, await client.proof('register'), await client.proof('sms', 'lotus')]) {
      const answer = await client.call('sendRegisterSms', { body: { ...other, ...proof } });
      expect(answer).toMatchObject(refused('slider.invalid'));
    }
  });

  it('when the number is wrong, or a code is on its way › the proof stays good', async () => {
    const { client } = await mock.newWorld();
    const proof = await client.proof('sms');
    const ask = (mobileNo: string) => client.call('sendRegisterSms', { body: { ...body, mobileNo, ...proof } });
    await client.value('sendRegisterSms', { body: { ...body, ...(await client.proof('sms')) } });
    expect((await ask('0999')).status).toBe(422);
    expect((await ask(body.mobileNo)).status).toBe(429);
    expect((await ask('09995550124')).status).toBe(200);
  });

  it('when the brand registers no numbers › 400 function.not.available', async () => {
    const { client } = await mock.newWorld();
    const answer = await client.call('sendRegisterSms', { merchant: 'harbor', body });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
    expect(answer.text).toContain('REGMOBVERF3');
  });

  it.each([
    ['no number', { countryDialingCode: '63' }, 'body.mobileNo is missing'],
    ['no dialling code', { mobileNo: '09995550123' }, 'body.countryDialingCode is missing'],
    ['a number of 31 digits', { ...body, mobileNo: '1'.repeat(31) }, 'body.mobileNo must NOT have more than 30'],
  ])('when it is sent %s › 400 names it', async (_, bad, message) => {
    const { client } = await mock.newWorld();
    const answer = await client.call('sendRegisterSms', { body: bad });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(answer.text).toContain(message);
  });
});
