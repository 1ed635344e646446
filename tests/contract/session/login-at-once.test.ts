import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();
const credentials = { type: 'username', username: 'lucky', password: PASSWORD };

describe(operationTitle('login'), () => {
  it('when thirty wrong tries come at once › three are judged at most', async () => {
    const { client } = await mock.newWorld();
    const proofs = await Promise.all(Array.from({ length: 30 }, () => client.proof('login')));
    const wrong = { ...credentials, password: 'wrong-one' };
    const answers = await Promise.all(proofs.map((proof) => client.call('login', { body: { ...wrong, ...proof } })));
    expect(answers.filter(({ text }) => text.includes('login.failed')).length).toBeLessThanOrEqual(3);
  });

  it('when a member is tried by name and by every spelling of the number › the failures are counted together', async () => {
    const world = await mock.newWorld();
    const { mobileNum, e164 } = await readMobile(world);
    for (const [index, username] of ['lucky', mobileNum, e164].entries()) {
      const body = { ...credentials, username, password: 'wrong-one', ...(await world.client.proof('login')) };
      await world.client.call('login', { ip: `198.51.100.${index}`, body });
    }
    const body = { ...credentials, username: `0063${mobileNum}`, ...(await world.client.proof('login')) };
    expect(await world.client.call('login', { ip: '192.0.2.9', body })).toMatchObject({
      status: 422,
      body: { errorCode: 'captcha.required' },
    });
  });
});
