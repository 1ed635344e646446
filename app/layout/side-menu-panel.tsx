import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { MenuPanelView } from './side-menu-panel.server.ts';

export const menuPanel: Panel<MenuPanelView> = {
  look: 'drawer',
  title: (t) => t('layout', 'sideMenu.title'),
  Body: lazyPart(() => import('./side-menu.tsx')),
};
