import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { OrderNo } from '../order-no.server.ts';

/** Uncached and sandboxed as an image. Throws 404. */
export async function readProofPicture(site: Site, orderNo: string | undefined): Promise<Response> {
  requireRealAccount(site);
  const known = OrderNo.safeParse(orderNo);
  if (!known.success) throw notFound(site);
  const { contentType, content } = await orNotFound(
    site,
    site.api.call('getPaymentProof', { query: { orderNo: known.data } }),
  );
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'Content-Disposition': 'inline; filename="payment-proof"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
