import { describe, expect, it } from 'vitest';
import { type CallOptions, type Client, PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

async function login(client: Client, username: string, password = PASSWORD, options: CallOptions = {}) {
  const proof = await client.proof('login', options.merchant ?? undefined);
  return client.call('login', { ...options, body: { type: 'username', username, password, ...proof } });
}

describe(operationTitle('login'), () => {
  it.each(['baize', 'lotus', 'harbor'])(
    'when a number of %s stands in place of the user name › the member of the number, however it is typed',
    async (merchant) => {
      const world = await mock.newWorld();
      const { mobileNum, e164 } = await readMobile(world, 'victor', merchant);
      for (const account of [mobileNum, mobileNum.slice(1), e164, ` ${mobileNum} `]) {
        const answer = await login(world.client, account, PASSWORD, { merchant });
        expect(answer).toMatchObject({ status: 200, body: { value: { username: 'victor' } } });
      }
    },
  );

  it('when the number is nobody’s › the same answer as for a wrong password', async () => {
    const world = await mock.newWorld();
    const { mobileNum } = await readMobile(world);
    const headers = { 'X-Request-Id': 'same' };
    const unknown = await login(world.client, '09995550123', PASSWORD, { headers, ip: '198.51.100.2' });
    const wrong = await login(world.client, mobileNum, 'wrong-one', { headers, ip: '198.51.100.3' });
    expect(unknown).toEqual(wrong);
    expect(wrong).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
  });

  it("when the number is another brand's member's, or has another dialling code › 422 login.failed", async () => {
    const world = await mock.newWorld();
    const { e164, mobileNum } = await readMobile(world, 'lucky', 'lotus');
    const own = await readMobile(world);
    for (const account of [e164, mobileNum, own.e164.replace('+63', '+66')]) {
      expect(await login(world.client, account)).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
    }
  });

  it('when tries for the number fail three times › the next one needs a captcha from every address', async () => {
    const world = await mock.newWorld();
    const { mobileNum } = await readMobile(world);
    for (const last of [1, 2, 3]) await login(world.client, mobileNum, 'wrong-one', { ip: `198.51.100.${last}` });
    expect(await login(world.client, mobileNum, PASSWORD, { ip: '198.51.100.9' })).toMatchObject({
      status: 422,
      body: { value: { captcha: true }, errorCode: 'captcha.required' },
    });
  });
});
