import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import { titleOf } from '../../support/operations.ts';
import { newTransfer } from '../../support/orders.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(titleOf('uploadPaymentProof'), () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each([
    ['HTML named x.png', html, 422, 'file.type'],
    ['a PNG that ends in HTML', Buffer.concat([PNG, html]), 422, 'file.type'],
    ['5 MB and a byte', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 + 1 - PNG.length)]), 422, 'file.too.large'],
    ['more than the gateway reads', Buffer.alloc(6_100_000), 413, 'request_body_too_large'],
  ])('%s › refused, and nothing is stored', async (_, file, status, code) => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const reply = await lucky.call('uploadPaymentProof', multipart({ orderNo, file }, 'x.png'));
    expect([reply.status, refusal(reply.body)]).toEqual([status, code]);
    expect(await rowsOf(world, 'SELECT * FROM PaymentProof')).toEqual([]);
  });

  it('keeps a picture, and the next one in its place', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
    for (const file of [PNG, jpeg]) await lucky.call('uploadPaymentProof', multipart({ orderNo, file }));
    const proof = await lucky.value('getPaymentProof', { query: { orderNo } });
    expect(proof).toMatchObject({ contentType: 'image/jpeg', content: jpeg.toString('base64') });
    expect((await lucky.value('getDepositOrder', { query: { orderNo } })).hasProof).toBe(true);
  });

  it('takes none of an order that is finished, and none of another kind', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.value('cancelDepositOrder', { query: { orderNo } });
    const reply = await lucky.call('uploadPaymentProof', multipart({ orderNo, file: PNG }));
    expect([reply.status, refusal(reply.body)]).toEqual([409, 'order.state']);
    const none = await lucky.call('getPaymentProof', { query: { orderNo } });
    expect([none.status, refusal(none.body)]).toEqual([404, 'proof.not.found']);
  });
});
