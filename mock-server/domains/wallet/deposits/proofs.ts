import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { requirePicture } from '../../../shared/picture.ts';
import { findProof, saveProof } from './repository.ts';
import { requireOrder, toView, wrongState } from './service.ts';

/** Throws 404, 409, 422 without storing anything. */
export async function uploadProof(context: Context<'uploadPaymentProof'>): Promise<Value<'uploadPaymentProof'>> {
  const { world, member, body, files } = context;
  // A field that is no file is no picture.
  const file = files.get('file') ?? Buffer.from(body.file);
  return world.transact(async (store) => {
    const row = requireOrder(store, member.memberId, body.orderNo);
    const { contentType, content } = requirePicture(file);
    if ((row.mode !== 'TRANSFER' && row.mode !== 'C2C') || (row.state !== 'waiting' && row.state !== 'processing'))
      throw wrongState('This order does not take a payment proof now.');
    await saveProof(store, row.orderNo, { contentType, content, uploadedAt: new Date(world.now()) });
    return toView(context, store, row);
  });
}

/** Throws 404. */
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
