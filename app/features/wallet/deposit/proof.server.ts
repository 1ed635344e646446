import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import { privatePicture } from '~/request/private-picture.server.ts';
import type { Site } from '~/request/site.server.ts';
import { OrderNo } from '../order-no.server.ts';

/** Throws 404. */
export async function readProofPicture(site: Site, orderNo: string | undefined): Promise<Response> {
  requireRealAccount(site);
  const known = OrderNo.safeParse(orderNo);
  if (!known.success) throw notFound(site);
  const proof = await orNotFound(site, site.api.call('getPaymentProof', { query: { orderNo: known.data } }));
  return privatePicture(proof, 'payment-proof');
}
