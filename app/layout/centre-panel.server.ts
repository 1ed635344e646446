import { redirect } from '@remix-run/node';
import { type Centre, findPage } from '~/config/pages.ts';
import { closedTo, isOpenTo, paths } from '~/config/paths.ts';
import { requireSession } from '~/request/guards.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { isInCentre, pageBehind } from '~/ui/overlay-address.ts';
import { readAgentPage } from './agent-pages.server.ts';
import { centrePageIn } from './centre-address.ts';
import { readMemberPage } from './member-pages.server.ts';

/** A page of a centre, at its own address, over another page. A trial account gets a warning over the page behind. */
const centreReader = <View extends object>(
  centre: Centre,
  read: (site: Site) => Promise<View>,
  isFor: (type: number) => boolean,
) =>
  ({
    access: ({ url }) => !isInCentre(url.pathname),
    async read(site) {
      const address = centrePageIn(site.url.searchParams);
      if (address === null) return null;
      const there = { ...site, url: new URL(address, site.url) };
      const { pathname } = there.url;
      if (!site.routes.isOn(centre === 'agent' ? paths.agentHome() : pathname) || !findPage(centre, pathname))
        return null;
      const member = requireSession(site);
      if (isTrialType(member.type)) throw redirect(paths.modal(pageBehind(site.url), 'realAccount'));
      if (!isFor(member.type)) return null;
      if (!isOpenTo(member, pathname)) throw redirect(closedTo(member, pathname));
      return { ...(await read(there)), address };
    },
  }) satisfies PanelReader<View & { address: string }>;

export const centrePanel = centreReader('member', readMemberPage, () => true);
export type MemberPanelPage = ViewOf<typeof centrePanel>;

export const agentPanel = centreReader('agent', readAgentPage, isAgentType);
export type AgentPanelView = ViewOf<typeof agentPanel>;
