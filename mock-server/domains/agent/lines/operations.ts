import type { Handlers } from '../../../http/handlers.ts';
import { messageDownlines, promoteDownline, transferToDownline } from './acts.ts';
import { listAuditEntries } from './audit-list.ts';
import { listOwnNotes, readDownline, setNote } from './member.ts';
import { readDownlineRates, setDownlineRebate } from './rates.ts';

export const lineOperations = {
  getDownlineRates: readDownlineRates,
  setDownlineRebate,
  promoteDownline,
  transferToDownline,
  messageDownlines,
  listAuditEntries,
  getDownline: readDownline,
  listNotes: listOwnNotes,
  setNote,
} satisfies Handlers<
  | 'getDownlineRates'
  | 'setDownlineRebate'
  | 'promoteDownline'
  | 'transferToDownline'
  | 'messageDownlines'
  | 'listAuditEntries'
  | 'getDownline'
  | 'listNotes'
  | 'setNote'
>;
