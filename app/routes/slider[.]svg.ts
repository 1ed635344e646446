import { data } from '@remix-run/node';
import { z } from 'zod';
import { readSlider, sliderSvg } from '~/features/verification/human-proof.server.ts';
import { throttleAddress } from '~/request/throttled.server.ts';
import { withSite } from '~/request/with-site.server.ts';
import { writeSliderId } from '~/session/cookies.server.ts';

const Scene = z.enum(['login', 'sms', 'register']);

/** For visitors without scripts; a cookie holds the puzzle's id. */
export const loader = throttleAddress(
  'puzzles',
  withSite(
    async (site) => {
      const scene = Scene.safeParse(site.url.searchParams.get('scene'));
      if (!scene.success) throw data('There is no such puzzle.', { status: 400 });
      const slider = await readSlider(site, scene.data);
      return new Response(sliderSvg(slider), {
        headers: {
          'Content-Type': 'image/svg+xml; charset=utf-8',
          'Cache-Control': 'no-store',
          'Set-Cookie': writeSliderId(slider.sliderId),
        },
      });
    },
    { isOpen: true },
  ),
);
