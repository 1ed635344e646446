import type { Handlers } from '../../../http/handlers.ts';
import { createDownline } from './downline.ts';
import {
  changeInviteLink,
  countInviteVisit,
  createInviteLink,
  deleteInviteLink,
  listInviteLinks,
  listInviteRegistrations,
} from './links.ts';
import { getQuotas, getRebateSettings } from './rates.ts';

export const registerOperations = {
  getRebateSettings,
  getQuotas,
  createDownline,
  createInviteLink,
  changeInviteLink,
  listInviteLinks,
  deleteInviteLink,
  listInviteRegistrations,
  countInviteVisit,
} satisfies Handlers<
  | 'getRebateSettings'
  | 'getQuotas'
  | 'createDownline'
  | 'createInviteLink'
  | 'changeInviteLink'
  | 'listInviteLinks'
  | 'deleteInviteLink'
  | 'listInviteRegistrations'
  | 'countInviteVisit'
>;
