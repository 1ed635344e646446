import { readProofPicture } from '~/features/wallet/deposit/proof.server.ts';
import { withSite } from '~/request/site.server.ts';

/** The picture of a payment, for its member alone. */
export const loader = withSite((site, { params }) => readProofPicture(site, params.orderNo));
