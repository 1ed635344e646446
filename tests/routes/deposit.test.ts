import { describe, expect, it } from 'vitest';
import { action } from '../../app/routes/_shell.member.depositv2/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { errorsOf, newMember } from './visitor.ts';

const site = prepareSite();
const DEPOSIT = '/member/depositv2';

describe('a deposit', () => {
  it.each([
    ['50', { amount: [expect.stringContaining('₱200.00')] }],
    ['200', null],
  ])('of %s reads the channels once', async (amount, errors) => {
    const member = await newMember(site);
    const count = (id: string) => member.world.requests.list().filter(({ operationId }) => operationId === id).length;
    const form = { amount, idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e01' };
    const answer = await member.ask(action, `${DEPOSIT}?channel=c2c`, { form });
    if (errors) expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
    else expect(answer.location).toMatch(/\?order=D/);
    expect([count('listDepositChannels'), count('depositByTransfer')]).toEqual([1, 1]);
  });

  it('at no channel of the brand asks for no order', async () => {
    const member = await newMember(site);
    for (const search of ['?channel=nowhere', '?channel=../x', '']) {
      const answer = await member.ask(action, `${DEPOSIT}${search}`, { form: { amount: '200' } });
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['']]);
    }
  });

  it.each(['paid', 'cancel', 'proof'])('form %s without an order › 400', async (form) => {
    const member = await newMember(site);
    for (const order of ['', '&order=', '&order=d1', '&order=../../etc'])
      expect((await member.ask(action, `${DEPOSIT}?form=${form}${order}`, { form: {} })).status).toBe(400);
  });
});
