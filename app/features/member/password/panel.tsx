import { lazy } from 'react';
import type { Panel } from '~/request/panel.ts';
import type { PasswordView } from './panel.server.ts';

export const passwordPanel: Panel<PasswordView> = {
  look: 'narrow',
  title: (t, view) => t('member', view?.mustChange ? 'password.forcedTitle' : 'password.title'),
  Body: lazy(() => import('./password-form.tsx')),
  isClosable: ({ mustChange }) => mustChange === null,
};
