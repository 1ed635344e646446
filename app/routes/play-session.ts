import { unlessSignedOut } from '~/features/member/member.server.ts';
import { readPlaySession } from '~/features/play/session/session.server.ts';
import { withSite } from '~/request/site.server.ts';

/** The member's sitting under way; null where nobody is told. */
export const loader = withSite(async (site) => Response.json(await unlessSignedOut(readPlaySession(site), null)));
