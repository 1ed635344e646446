import { readApplicationPicture } from '~/features/promotions/picture.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite((site, { params }) =>
  readApplicationPicture(site, params.id ?? '', params.position ?? ''),
);
