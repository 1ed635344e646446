import type { Handlers } from '../../http/handlers.ts';
import { bindEmail, bindMobile } from './contacts.ts';
import { changePassword, resetPasswordByEmail, setPasswordByPhone } from './passwords.ts';
import {
  changePaymentPassword,
  readPaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from './payment-passwords.ts';
import { addCard, addVirtual, listCards, listVirtual, removeCard, removeVirtual } from './payout-accounts.ts';
import { excludeSelf, startTimeOut } from './play-breaks.ts';
import { confirmLimit, readLimits, setLimits } from './play-limits.ts';
import {
  changePreferences,
  chooseAvatar,
  readAvatar,
  readIcon,
  readMember,
  readPreferences,
  updateProfile,
} from './profile.ts';
import { answerRealityCheck } from './reality-checks.ts';
import { registerByMobile, registerByName } from './register.ts';
import { readSecurityQuestions, setSecurityQuestions } from './security-questions.ts';

export const memberOperations = {
  getMemberInfo: readMember,
  updateMemberInfo: updateProfile,
  getMemberIcon: readIcon,
  getPlayerAvatar: readAvatar,
  setPlayerAvatar: chooseAvatar,
  registerMember: registerByName,
  registerMemberMobile: registerByMobile,
  changePassword,
  resetPasswordByEmail,
  setPasswordByPhone,
  bindEmail,
  bindMobile,
  getPreferences: readPreferences,
  setPreferences: changePreferences,
  hasPaymentPassword: readPaymentPassword,
  setPaymentPassword,
  changePaymentPassword,
  resetPaymentPassword,
  listBankCards: listCards,
  addBankCard: addCard,
  removeBankCard: removeCard,
  listVirtualAccounts: listVirtual,
  addVirtualAccount: addVirtual,
  removeVirtualAccount: removeVirtual,
  getSecurityQuestions: readSecurityQuestions,
  setSecurityQuestions,
  getLimits: readLimits,
  setLimits,
  confirmLimit,
  startTimeOut,
  excludeSelf,
  answerRealityCheck,
} satisfies Handlers<
  | 'getMemberInfo'
  | 'updateMemberInfo'
  | 'getMemberIcon'
  | 'getPlayerAvatar'
  | 'setPlayerAvatar'
  | 'registerMember'
  | 'registerMemberMobile'
  | 'changePassword'
  | 'resetPasswordByEmail'
  | 'setPasswordByPhone'
  | 'bindEmail'
  | 'bindMobile'
  | 'getPreferences'
  | 'setPreferences'
  | 'hasPaymentPassword'
  | 'setPaymentPassword'
  | 'changePaymentPassword'
  | 'resetPaymentPassword'
  | 'listBankCards'
  | 'addBankCard'
  | 'removeBankCard'
  | 'listVirtualAccounts'
  | 'addVirtualAccount'
  | 'removeVirtualAccount'
  | 'getSecurityQuestions'
  | 'setSecurityQuestions'
  | 'getLimits'
  | 'setLimits'
  | 'confirmLimit'
  | 'startTimeOut'
  | 'excludeSelf'
  | 'answerRealityCheck'
>;
