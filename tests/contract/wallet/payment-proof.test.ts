import { describe, expect, it } from 'vitest';
import { readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { JPEG, multipart, PNG } from '../../support/multipart.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer } from '../../support/orders.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

function written(file: Buffer, bytes: 2 | 4, ...changes: [at: number, value: number][]): Buffer {
  const copy = Buffer.from(file);
  for (const [at, value] of changes) copy.writeUIntBE(value, at, bytes);
  return copy;
}
const without = (file: Buffer, from: number, to: number) => Buffer.concat([file.subarray(0, from), file.subarray(to)]);

/** A PNG has width, then height; a JPEG height, then width. */
const PNG_SIZE = [16, 20] as const;
const JPEG_SIZE = [25, 27] as const;
const PNG_END_BYTES = 12;
/** Signature and header come first. */
const PNG_PIXELS = 33;
const JPEG_FRAME = [20, 33] as const;

const refusal = (body: unknown) => (body as { errorCode: string }).errorCode;

describe(operationTitle('uploadPaymentProof'), () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');

  it.each([
    ['HTML named x.png', html, 422, 'file.type'],
    ['a PNG that ends in HTML', Buffer.concat([PNG, html]), 422, 'file.type'],
    ['5 MB and a byte', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 + 1 - PNG.length)]), 422, 'file.too.large'],
    ['a PNG without its last chunk', PNG.subarray(0, PNG.length - PNG_END_BYTES), 422, 'file.type'],
    ['a JPEG without its end', JPEG.subarray(0, -2), 422, 'file.type'],
    ['a PNG without pixels', without(PNG, PNG_PIXELS, PNG.length - PNG_END_BYTES), 422, 'file.type'],
    ['a PNG whose pixels stop in the middle', without(PNG, 50, PNG.length - PNG_END_BYTES), 422, 'file.type'],
    ['a PNG of no width', written(PNG, 4, [PNG_SIZE[0], 0]), 422, 'file.type'],
    ['a PNG of 8,001 pixels a row', written(PNG, 4, [PNG_SIZE[0], 8001]), 422, 'file.too.large'],
    ['a PNG of 8,001 rows', written(PNG, 4, [PNG_SIZE[1], 8001]), 422, 'file.too.large'],
    ['a JPEG of a begin and an end', without(JPEG, 20, JPEG.length - 2), 422, 'file.type'],
    ['a JPEG without a frame', without(JPEG, ...JPEG_FRAME), 422, 'file.type'],
    ['a JPEG that ends with its scan header', without(JPEG, 43, JPEG.length - 2), 422, 'file.type'],
    ['a JPEG whose first part is longer than the file', written(JPEG, 2, [4, 60_000]), 422, 'file.type'],
    ['a JPEG of no height', written(JPEG, 2, [JPEG_SIZE[0], 0]), 422, 'file.type'],
    ['a JPEG of 8,001 rows', written(JPEG, 2, [JPEG_SIZE[0], 8001]), 422, 'file.too.large'],
    ['a JPEG of 8,001 pixels a row', written(JPEG, 2, [JPEG_SIZE[1], 8001]), 422, 'file.too.large'],
    ['a PNG of 50 megapixels', written(PNG, 4, [PNG_SIZE[0], 8000], [PNG_SIZE[1], 6250]), 422, 'file.too.large'],
    ['more than the gateway reads', Buffer.alloc(16_100_000), 413, 'request_body_too_large'],
  ])('%s › refused, and nothing is stored', async (_, file, status, code) => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const reply = await lucky.call('uploadPaymentProof', multipart({ orderNo, file }, 'x.png'));
    expect([reply.status, refusal(reply.body)]).toEqual([status, code]);
    expect(await readRows(world, 'SELECT * FROM PaymentProof')).toEqual([]);
  });

  it('more than five parts, two files or a text in place of the file › refused, and nothing is stored', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    const file = { file: PNG };
    const two = multipart({ orderNo, ...file });
    const twice = { ...two, body: Buffer.concat([two.body.subarray(0, -4), Buffer.from('\r\n'), two.body]) };
    const many = multipart({ orderNo, ...file, a: '', b: '', c: '', d: '' });
    const named = (type: string) => {
      const boundary = many.headers['Content-Type'].split('boundary=')[1];
      return { ...many, headers: { 'Content-Type': type.replace('*', boundary ?? '') } };
    };
    for (const [upload, status, code] of [
      [many, 400, 'request_param_err'],
      [named('multipart/form-data; xboundary=zz; boundary=*'), 400, 'request_param_err'],
      [named('multipart/form-data; boundary=zz; boundary=*'), 400, 'request_param_err'],
      [twice, 400, 'request_param_err'],
      [multipart({ orderNo, file: Buffer.alloc(0) }), 400, 'request_param_err'],
      [multipart({ orderNo, file: 'text' }), 422, 'file.type'],
    ] as const) {
      const reply = await lucky.call('uploadPaymentProof', upload);
      expect([reply.status, refusal(reply.body)]).toEqual([status, code]);
    }
    expect(await readRows(world, 'SELECT * FROM PaymentProof')).toEqual([]);
  });

  it('keeps a picture, and the next one in its place', async () => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    for (const file of [PNG, JPEG]) await lucky.call('uploadPaymentProof', multipart({ orderNo, file }));
    const proof = await lucky.value('getPaymentProof', { query: { orderNo } });
    expect(proof).toMatchObject({ contentType: 'image/jpeg', content: JPEG.toString('base64') });
    expect((await lucky.value('getDepositOrder', { query: { orderNo } })).hasProof).toBe(true);
  });

  it.each([
    ['a PNG', written(PNG, 4, [PNG_SIZE[0], 8000], [PNG_SIZE[1], 5000])],
    ['a JPEG', written(JPEG, 2, [JPEG_SIZE[0], 8000], [JPEG_SIZE[1], 5000])],
    [
      'a JPEG with fill bytes before a marker',
      Buffer.concat([JPEG.subarray(0, 20), Buffer.from('ffff', 'hex'), JPEG.subarray(20)]),
    ],
  ])('takes %s of at most 8,000 pixels a side and 40 megapixels', async (_, file) => {
    const { lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    expect((await lucky.call('uploadPaymentProof', multipart({ orderNo, file }))).status).toBe(200);
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
