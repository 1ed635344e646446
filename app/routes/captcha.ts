import { readCaptcha } from '~/features/session/session.server.ts';
import { throttleAddress } from '~/request/throttled.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = throttleAddress(
  'puzzles',
  withSite(
    async (site) => {
      const { png, cookie } = await readCaptcha(site);
      const headers = new Headers({ 'Content-Type': 'image/png', 'Cache-Control': 'no-store' });
      if (cookie) headers.set('Set-Cookie', cookie);
      return new Response(new Uint8Array(png), { headers });
    },
    { isOpen: true },
  ),
);
