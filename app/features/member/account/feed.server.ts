import { paths } from '~/config/paths.ts';
import { isOffered } from '~/request/guards.server.ts';
import type { AccountPart } from './part/part.server.ts';

/** Who may see the member's bets is chosen beside them. */
export const feedPart = {
  state: ({ modules, member }) =>
    modules.has('FEED3') && isOffered(member) ? { text: null, isSafe: null, path: paths.feed() } : null,
  read: () => null,
} satisfies AccountPart<null>;
