import type { FormAnswer } from '~/ui/schema-form.ts';
import type { TransferView } from './panel.server.ts';

/** The view of a member with a wallet for each game. */
export type WalletsView = Extract<TransferView, { kind: 'many' }>;

/** The responses to forms that were sent without JavaScript. */
export type FormAnswers = Partial<Record<'transfer' | 'collect' | 'balance', FormAnswer>>;
