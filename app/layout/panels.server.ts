import { redirect } from '@remix-run/node';
import { isPanelName, PANEL_PAGES, type PanelName } from '~/config/pages.ts';
import { closedTo, isOpenTo } from '~/config/paths.ts';
import { chatPanel } from '~/features/chat/panel.server.ts';
import { feedbackPanel } from '~/features/help/feedback/panel.server.ts';
import { helpPanel } from '~/features/help/panel.server.ts';
import { afterLoginPanel } from '~/features/member/after-login/panel.server.ts';
import { passwordPanel } from '~/features/member/password/panel.server.ts';
import { realAccountPanel } from '~/features/member/real-account/panel.server.ts';
import { recoverPanel } from '~/features/member/recover/panel.server.ts';
import { registerPanel } from '~/features/member/register/panel.server.ts';
import { noticePanel } from '~/features/messages/notices/panel.server.ts';
import { popUpPanel } from '~/features/messages/pop-ups/panel.server.ts';
import { lobbyPanel } from '~/features/play/lobby/panel.server.ts';
import { searchPanel } from '~/features/search/panel.server.ts';
import { loginPanel } from '~/features/session/login/panel.server.ts';
import { logoutPanel } from '~/features/session/logout/panel.server.ts';
import { cookiesPanel } from '~/features/system/consent/panel.server.ts';
import { transferPanel } from '~/features/wallet/transfer/panel.server.ts';
import type { PageFailure } from '~/request/page-failure.server.ts';
import type { PanelReader } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { panelIn } from '~/ui/overlay-address.ts';
import { agentPanel, centrePanel } from './centre-panel.server.ts';
import { menuPanel } from './side-menu-panel.server.ts';

const READERS = {
  afterLogin: afterLoginPanel,
  agent: agentPanel,
  chat: chatPanel,
  cookies: cookiesPanel,
  feedback: feedbackPanel,
  help: helpPanel,
  lobby: lobbyPanel,
  login: loginPanel,
  logout: logoutPanel,
  member: centrePanel,
  menu: menuPanel,
  notice: noticePanel,
  password: passwordPanel,
  popUp: popUpPanel,
  realAccount: realAccountPanel,
  recover: recoverPanel,
  register: registerPanel,
  search: searchPanel,
  transfer: transferPanel,
} satisfies Record<PanelName, PanelReader<object>>;

export type PanelReaders = typeof READERS;

export type OpenPanel = { name: string } & ({ view: object } | { failure: PageFailure });

/** A forced password change comes first. Null without a panel. Throws a guard's redirect. */
export async function readPanel(site: Site): Promise<OpenPanel | null> {
  const name = site.member?.mustChange ? 'password' : (panelIn(site.url.searchParams) ?? '');
  if (!isPanelName(name)) return null;
  const page = PANEL_PAGES[name] ?? '';
  if (!site.routes.isOn(page)) return null;
  const reader: PanelReader<object> = READERS[name];
  if (reader.access && !reader.access(site)) return null;
  if (site.member && page && !isOpenTo(site.member, page)) throw redirect(closedTo(site.member, page));
  try {
    const view = await reader.read(site);
    return view && { name, view };
  } catch (error) {
    if (isFailure(error)) return { name, failure: error.data };
    throw error;
  }
}

const isFailure = (error: unknown): error is { data: PageFailure } =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
