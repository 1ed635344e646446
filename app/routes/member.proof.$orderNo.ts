import { readProofPicture } from '~/features/wallet/deposit/proof.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite((site, { params }) => readProofPicture(site, params.orderNo));
