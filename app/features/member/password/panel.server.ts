import { paths } from '~/config/paths.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { readPassword } from '../password.server.ts';

/** The page of the same name has the form already. */
export const passwordPanel = {
  access: ({ url }) => url.pathname !== paths.password(),
  read: readPassword,
} satisfies PanelReader<unknown>;
export type PasswordPanelView = ViewOf<typeof passwordPanel>;
