import type { PanelName } from '~/config/pages.ts';
import { chatPanel } from '~/features/chat/panel.tsx';
import { feedbackPanel } from '~/features/help/feedback/panel.tsx';
import { helpPanel } from '~/features/help/panel.tsx';
import { afterLoginPanel } from '~/features/member/after-login/panel.tsx';
import { passwordPanel } from '~/features/member/password/panel.tsx';
import { realAccountPanel } from '~/features/member/real-account/panel.tsx';
import { recoverPanel } from '~/features/member/recover/panel.tsx';
import { registerPanel } from '~/features/member/register/panel.tsx';
import { noticePanel } from '~/features/messages/notices/panel.tsx';
import { popUpPanel } from '~/features/messages/pop-ups/panel.tsx';
import { lobbyPanel } from '~/features/play/lobby/panel.tsx';
import { searchPanel } from '~/features/search/panel.tsx';
import { loginPanel } from '~/features/session/login/panel.tsx';
import { logoutPanel } from '~/features/session/logout/panel.tsx';
import { cookiesPanel } from '~/features/system/consent/panel.tsx';
import { transferPanel } from '~/features/wallet/transfer/panel.tsx';
import type { Panel, ViewOf } from '~/request/panel.ts';
import { agentPanel, centrePanel } from './centre-panel.tsx';
import type { PanelReaders } from './panels.server.ts';
import { menuPanel } from './side-menu-panel.tsx';

/** By `?modal=`; `?member=` and `?agent=` open the centres. */
export const PANELS: { [Name in PanelName]: Panel<ViewOf<PanelReaders[Name]>> } = {
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
};
