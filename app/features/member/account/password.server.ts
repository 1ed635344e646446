import { days } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { AccountPart } from './part/part.server.ts';

/** An older password lowers the safety level. */
const OLD_MS = days(180);

/** The login password has its own page. An old one is unsafe. */
export const passwordPart = {
  state: ({ format }, { passwordChanged }) => ({
    text: passwordChanged === null ? null : format.ago(passwordChanged),
    isSafe: passwordChanged !== null && Date.now() - passwordChanged < OLD_MS,
    path: paths.password(),
  }),
  read: () => null,
} satisfies AccountPart<null>;
