import { paths } from '~/config/paths.ts';
import type { AccountPart } from './part/part.server.ts';

/** The login password, which has a page of its own. */
export const passwordPart = {
  state: (_site, { hasPassword }) => ({ text: null, isSafe: hasPassword, path: paths.password() }),
  read: () => null,
} satisfies AccountPart<null>;
