import { formAction } from '~/request/form-action.server.ts';
import { requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { claimSchema } from '../rewards/schema.ts';
import { claimedToast, refusedToast } from '../rewards/worth.server.ts';
import { readReturnTo } from './missions.server.ts';

/** Says of each mission that was not claimed why not. */
export const claimAction = formAction(
  'claimMission',
  'listMissions',
)({
  guard(site) {
    requireRealAccount(site);
    requireModule(site, 'MISSION3');
  },
  schema: () => claimSchema,
  async submit(site, { ids }) {
    const body = { missionIds: ids.split(',').map(Number) };
    const { list } = await site.api.call('claimMission', { body });
    const refused = list.filter(({ isClaimed }) => !isClaimed);
    if (refused.length > 0)
      return redirectWithToast(readReturnTo(site), refusedToast(await listReasons(site, refused)));
    const rewards = list.flatMap((claim) => claim.rewards);
    return redirectWithToast(readReturnTo(site), claimedToast(site, rewards));
  },
  refusals: {},
});

async function listReasons(site: Site, refused: Value<'claimMission'>['list']): Promise<string[]> {
  const { groups } = await site.api.call('listMissions');
  const titles = new Map(groups.flatMap(({ list }) => list).map(({ missionId, title }) => [missionId, title]));
  return refused.map(({ missionId, reason }) =>
    site.t('missions', `server.refused.${reason ?? 'UNKNOWN'}`, { mission: titles.get(missionId) ?? '' }),
  );
}
