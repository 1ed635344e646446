import { ApiFailure } from '~/api/failure.ts';
import { isLimited } from '~/config/paths.ts';
import { isOfferOpen } from '~/features/promotions/promotions.server.ts';
import { FIRST_LOGIN } from '~/features/session/session.constants.ts';
import { listAfterLogin } from '~/features/system/system.server.ts';
import { optional } from '~/request/optional.server.ts';
import { onlyMembers, type PanelReader, type ViewOf } from '~/request/panel.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import { listSteps } from './steps.server.ts';
import { readSummary } from './summary.server.ts';

/**
 * First steps for newcomers and trial accounts, else the news, else the account summary. Nothing else for agents, whose
 * home is their summary, nothing during a break, and nothing that leaves the member nothing to do.
 */
export const afterLoginPanel = {
  access: (site) => onlyMembers(site) && !isLimited(site.member),
  async read(site) {
    const isTrial = site.member !== null && isTrialType(site.member.type);
    if (isTrial || site.url.searchParams.get('method') === FIRST_LOGIN)
      return { kind: 'steps' as const, isTrial, steps: await listSteps(site, isTrial) };
    if (site.member && isAgentType(site.member.type)) return null;
    const info = await optional(site, 'getMemberInfo', site.api.call('getMemberInfo'), null);
    const popUps = await listAfterLogin(site, info?.segment ?? 'member', info?.clubLabel.rankLevel ?? 0).catch(
      (error) => {
        if (error instanceof ApiFailure) return [];
        throw error;
      },
    );
    const isOpen = popUps.length > 0 ? await isOfferOpen(site) : () => false;
    const news = popUps.filter(({ link }) => isOpen(link));
    if (news.length > 0) return { kind: 'news' as const, popUps: news };
    const summary = await readSummary(site);
    return summary.waiting.length > 0 || summary.game ? { kind: 'summary' as const, ...summary } : null;
  },
} satisfies PanelReader<unknown>;
export type AfterLoginPanelView = ViewOf<typeof afterLoginPanel>;
