import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context } from '../../../http/handlers.ts';
import { type Picture, readPicture } from './picture.ts';
import { findProof, saveProof } from './repository.ts';
import { requireOrder, toView, wrongState } from './service.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** In a row and in a column. */
const MOST_PIXELS = 8000;

/** Throws 422 for other files and large pictures. */
function requirePicture(content: Buffer): Picture {
  if (content.length > MOST_BYTES) throw new ApiError(422, 'file.too.large', 'The picture may be at most 5 MB.');
  const picture = readPicture(content);
  if (!picture || picture.width === 0 || picture.height === 0)
    throw new ApiError(
      422,
      'file.type',
      'The file is not a complete PNG or JPEG: choose a picture of one of these types.',
    );
  if (picture.width > MOST_PIXELS || picture.height > MOST_PIXELS)
    throw new ApiError(422, 'file.too.large', 'The picture may be at most 8,000 × 8,000 pixels.');
  return picture;
}

/** Throws 404, 409, 422 without storing anything. */
export async function uploadProof(context: Context<'uploadPaymentProof'>): Promise<Value<'uploadPaymentProof'>> {
  const { world, member, body, files } = context;
  // A field that is no file is no picture.
  const content = files.get('file') ?? Buffer.from(body.file);
  return world.transact(async (store) => {
    const row = requireOrder(store, member.memberId, body.orderNo);
    const { contentType } = requirePicture(content);
    if ((row.mode !== 'TRANSFER' && row.mode !== 'C2C') || (row.state !== 'waiting' && row.state !== 'processing'))
      throw wrongState('This order does not take a payment proof now.');
    await saveProof(store, { orderNo: row.orderNo, contentType, content, uploadedAt: world.now() });
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
