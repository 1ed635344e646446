import { ApiFailure } from '~/api/failure.ts';
import { FIRST_LOGIN } from '~/features/session/session.constants.ts';
import { listAfterLogin } from '~/features/system/system.server.ts';
import { onlyMembers, type PanelReader, type ViewOf } from '~/request/panel.ts';
import { isTrialType } from '~/session/member-types.ts';
import { listSteps } from './steps.server.ts';
import { readSummary } from './summary.server.ts';

/** First steps for newcomers and trial accounts, else the news, else the account summary; nothing during a break. */
export const afterLoginPanel = {
  access: (site) => onlyMembers(site) && !site.member?.isOnBreak,
  async read(site) {
    const isTrial = site.member !== null && isTrialType(site.member.type);
    if (isTrial || site.url.searchParams.get('method') === FIRST_LOGIN)
      return { kind: 'steps' as const, isTrial, steps: await listSteps(site, isTrial) };
    const popUps = await listAfterLogin(site).catch((error) => {
      if (error instanceof ApiFailure) return [];
      throw error;
    });
    return popUps.length > 0
      ? { kind: 'news' as const, popUps }
      : { kind: 'summary' as const, ...(await readSummary(site)) };
  },
} satisfies PanelReader<unknown>;
export type AfterLoginPanelView = ViewOf<typeof afterLoginPanel>;
