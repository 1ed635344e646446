import { redirect } from '@remix-run/node';
import { closedByBreak, isOpenDuringBreak, paths } from '~/config/paths.ts';
import { requireSession } from '~/request/guards.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { isTrialType } from '~/session/member-types.ts';
import { pageBehind } from '~/ui/overlay-address.ts';
import { centrePageIn } from './centre-address.ts';
import { CENTRE_READERS, findCentrePage } from './centre-pages.server.ts';

/** A trial account gets a warning over the page behind. */
export const centrePanel = {
  access: ({ url }) => !url.pathname.startsWith('/member'),
  async read(site) {
    const address = centrePageIn(site.url.searchParams);
    if (address === null) return null;
    const url = new URL(address, site.url);
    const page = findCentrePage(url.pathname);
    if (!page || !site.routes.isOn(url.pathname)) return null;
    const { type, isOnBreak } = requireSession(site);
    if (isTrialType(type)) throw redirect(paths.modal(pageBehind(site.url), 'realAccount'));
    if (isOnBreak && !isOpenDuringBreak(url.pathname)) throw redirect(closedByBreak(url.pathname));
    const view: unknown = await CENTRE_READERS[page.name]({ ...site, url }, page.rest);
    return { ...page, address, view };
  },
} satisfies PanelReader<unknown>;
export type CentreView = ViewOf<typeof centrePanel>;
