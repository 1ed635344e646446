import { data } from '@remix-run/node';
import { z } from 'zod';
import { readSlider, solveSlider } from '~/features/verification/human-proof.server.ts';
import { readForm } from '~/request/read-form.ts';
import { throttleAddress } from '~/request/throttled.server.ts';
import { withSite } from '~/request/with-site.server.ts';

const Scene = z.enum(['login', 'sms', 'register']);
const Try = z.object({ sliderId: z.string().regex(/^[a-z0-9]{16,64}$/), x: z.coerce.number().min(0).max(1000) });

const refuse = () => data('There is no such puzzle.', { status: 400 });

export const loader = throttleAddress(
  'puzzles',
  withSite(
    async (site) => {
      const scene = Scene.safeParse(site.url.searchParams.get('scene'));
      if (!scene.success) throw refuse();
      return Response.json(await readSlider(site, scene.data), { headers: { 'Cache-Control': 'no-store' } });
    },
    { isOpen: true },
  ),
);

/** Null for a wrong position. */
export const action = throttleAddress(
  'puzzles',
  withSite(
    async (site) => {
      const tried = Try.safeParse(Object.fromEntries(await readForm(site.request)));
      if (!tried.success) throw refuse();
      return Response.json({ proof: await solveSlider(site, tried.data.sliderId, tried.data.x) });
    },
    { isOpen: true },
  ),
);
