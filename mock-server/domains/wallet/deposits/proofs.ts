import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { findProof, saveProof } from './repository.ts';
import { requireOrder, viewOf, wrongState } from './service.ts';

const MOST_BYTES = 5 * 1024 * 1024;
const PNG = {
  begin: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  end: Buffer.from('49454e44ae426082', 'hex'),
};
const JPEG = { begin: Buffer.from('ffd8ff', 'hex'), end: Buffer.from('ffd9', 'hex') };

/** What a file is by its first and last bytes; null for no PNG and no JPEG. */
function typeOf(bytes: Buffer): 'image/png' | 'image/jpeg' | null {
  const is = ({ begin, end }: typeof PNG) =>
    bytes.subarray(0, begin.length).equals(begin) && bytes.subarray(-end.length).equals(end);
  if (is(PNG)) return 'image/png';
  return is(JPEG) ? 'image/jpeg' : null;
}

/** Keeps the picture of a payment with its order. Throws 404, 409, 422; nothing is stored then. */
export async function uploadProof(context: Context<'uploadPaymentProof'>): Promise<Value<'uploadPaymentProof'>> {
  const { world, member, body } = context;
  const content = Buffer.from(body.file, 'latin1');
  return world.transact(async (store) => {
    const row = requireOrder(store, member.memberId, body.orderNo);
    if (content.length > MOST_BYTES) throw new ApiError(422, 'file.too.large', 'The picture may have at most 5 MB.');
    const contentType = typeOf(content);
    if (!contentType)
      throw new ApiError(422, 'file.type', 'The file is no PNG and no JPEG: choose a picture of one of these kinds.');
    if ((row.mode !== 'TRANSFER' && row.mode !== 'C2C') || (row.state !== 'waiting' && row.state !== 'processing'))
      throw wrongState('This order does not take a payment proof now.');
    const uploadedAt = new Date(world.now());
    await saveProof(store, { orderNo: row.orderNo, contentType, content: new Uint8Array(content), uploadedAt });
    return viewOf(context, store, row);
  });
}

/** The picture of a payment. Throws 404. */
export function readProof({ world, member, query }: Context<'getPaymentProof'>): Value<'getPaymentProof'> {
  const { orderNo } = requireOrder(world, member.memberId, query.orderNo);
  const proof = findProof(world, orderNo);
  if (!proof) throw new ApiError(404, 'proof.not.found', 'There is no payment proof of this order.');
  return {
    contentType: proof.contentType as 'image/png',
    content: Buffer.from(proof.content).toString('base64'),
    uploadedAt: proof.uploadedAt.getTime(),
  };
}
