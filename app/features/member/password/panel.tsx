import type { Panel } from '~/request/panel.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { PasswordView } from './panel.server.ts';

export const passwordPanel: Panel<PasswordView> = {
  look: 'narrow',
  title: (t, view) => t('password', view?.mustChange ? 'password.forcedTitle' : 'password.title'),
  Body: lazyPart(() => import('./password-form.tsx')),
  isClosable: ({ mustChange }) => mustChange === null,
};
