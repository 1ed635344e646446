import { writeOfflinePage } from '~/features/system/offline-page.server.tsx';
import { withSite } from '~/request/with-site.server.ts';
import styles from '~/styles/app.css?url';

/** Self-contained, without scripts or personal data. */
export const loader = withSite(
  async (site, { context }) =>
    new Response(writeOfflinePage(site, { nonce: context.nonce, styles }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'self'; img-src 'self' data:; script-src 'none'; style-src 'self' 'nonce-${context.nonce}'; frame-ancestors 'none'`,
      },
    }),
  { isOpen: true },
);
