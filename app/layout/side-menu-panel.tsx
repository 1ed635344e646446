import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { MenuPanelView } from './side-menu-panel.server.ts';

export const menuPanel: Panel<MenuPanelView> = {
  look: 'drawer',
  title: (t) => t('layout', 'sideMenu.title'),
  Body: lazy(() => import('./side-menu.tsx')),
};
