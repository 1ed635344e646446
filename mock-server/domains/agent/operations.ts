import { findAffiliate } from '../../accounts/invitations.ts';
import { maskNickname } from '../../accounts/masking.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listDownlineExport, listDownlines } from './downlines.ts';
import { readOverview } from './overview.ts';

/** Every brand answers on development hosts. */
const DEVELOPMENT_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Host of a world: one or more labels before the brand's name under localhost. */
const WORLD_HOST = /^(?:[\w-]+\.)+?([\w-]+\.localhost)$/;

export const agentOperations = {
  checkAffiliate({ world, brand, query }) {
    const host = query.domain.toLowerCase().replace(/:\d+$/, '');
    const ofBrand = WORLD_HOST.exec(host)?.[1] ?? host;
    if (!brand.hosts.includes(ofBrand) && !DEVELOPMENT_HOSTS.test(host)) {
      throw new ApiError(422, 'domain.invalid', 'Invalid URL, please contact customer service.');
    }
    const invitation = findAffiliate(world, brand.code, query.code.trim());
    if (!invitation) throw new ApiError(422, 'affiliate.invalid', 'The invitation code is unknown or has expired.');
    return { code: invitation.code, agent: invitation.showsInviter ? maskNickname(invitation.nickname) : '' };
  },
  getTeamOverview: readOverview,
  listDownlines,
  listDownlineExport,
} satisfies Handlers<'checkAffiliate' | 'getTeamOverview' | 'listDownlines' | 'listDownlineExport'>;
