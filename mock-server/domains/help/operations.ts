import type { Handlers } from '../../http/handlers.ts';
import { sendFeedback } from './feedback.ts';
import { describeHelp, setHelpVote } from './service.ts';

export const helpOperations = {
  getHelpCenter: describeHelp,
  setHelpVote,
  sendFeedback,
} satisfies Handlers<'getHelpCenter' | 'setHelpVote' | 'sendFeedback'>;
