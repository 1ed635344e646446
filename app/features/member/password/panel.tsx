import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { PasswordPanelView } from './panel.server.ts';

export const passwordPanel: Panel<PasswordPanelView> = {
  look: 'narrow',
  title: (t, view) => t('member', view?.mustChange ? 'password.forcedTitle' : 'password.title'),
  Body: lazy(() => import('./password-dialog.tsx')),
  isClosable: ({ mustChange }) => mustChange === null,
};
