import { requireModule } from '~/request/guards.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { FEEDBACK_LENGTH } from '../help.constants.ts';
import { canSendFeedback } from '../help.server.ts';

/** `method` has words to begin with. */
export const feedbackPanel = {
  access: canSendFeedback,
  read: async (site) => readFeedback(site),
} satisfies PanelReader<unknown>;
export type FeedbackView = ViewOf<typeof feedbackPanel>;

/** Throws 404 where the brand takes none. */
export function readFeedback(site: Site) {
  requireModule(site, 'FEEDBACK3');
  const words = site.url.searchParams.get('method')?.slice(0, FEEDBACK_LENGTH.most) ?? '';
  return { words, isMember: site.member !== null };
}
