import { redirect } from '@remix-run/node';
import { closedTo, isOpenTo, paths } from '~/config/paths.ts';
import { requireSession } from '~/request/guards.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import type { MemberSession } from '~/session/cookie.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { isInCentre, pageBehind } from '~/ui/overlay-address.ts';
import { findAgentPage, readAgentPage } from './agent-pages.server.ts';
import { centrePageIn } from './centre-address.ts';
import { CENTRE_READERS, findCentrePage } from './centre-pages.server.ts';

/** A page of a centre, at its own address, over another page. A trial account gets a warning over the page behind. */
const centreReader = <Page, View extends object>(
  find: (site: Site) => Page | null,
  read: (site: Site, page: Page, member: MemberSession) => Promise<View | null>,
) =>
  ({
    access: ({ url }) => !isInCentre(url.pathname),
    async read(site) {
      const address = centrePageIn(site.url.searchParams);
      if (address === null) return null;
      const there = { ...site, url: new URL(address, site.url) };
      const page = find(there);
      if (page === null) return null;
      const member = requireSession(site);
      if (isTrialType(member.type)) throw redirect(paths.modal(pageBehind(site.url), 'realAccount'));
      const view = await read(there, page, member);
      return view && { ...view, address };
    },
  }) satisfies PanelReader<View & { address: string }>;

export const centrePanel = centreReader(
  ({ url, routes }) => (routes.isOn(url.pathname) ? findCentrePage(url.pathname) : null),
  async (site, page, member) => {
    const { pathname } = site.url;
    if (!isOpenTo(member, pathname)) throw redirect(closedTo(member, pathname));
    const view: unknown = await CENTRE_READERS[page.name](site, page.rest);
    return { ...page, view };
  },
);
export type CentreView = ViewOf<typeof centrePanel>;

/** For agents alone. */
export const agentPanel = centreReader(
  ({ url, routes }) => (routes.isOn(paths.agentHome()) ? findAgentPage(url.pathname) : null),
  async (site, name, { type }) => (isAgentType(type) ? readAgentPage(site, name) : null),
);
export type AgentPanelView = ViewOf<typeof agentPanel>;
