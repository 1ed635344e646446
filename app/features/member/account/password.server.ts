import { days } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { AccountPart } from './part/part.server.ts';

/** After this time another password makes the account safer. */
const OLD_MS = days(180);

/** The login password, which has a page of its own; one that is old is no longer safe. */
export const passwordPart = {
  state: ({ format }, { passwordChanged }) => ({
    text: passwordChanged === null ? null : format.ago(passwordChanged),
    isSafe: passwordChanged !== null && Date.now() - passwordChanged < OLD_MS,
    path: paths.password(),
  }),
  read: () => null,
} satisfies AccountPart<null>;
