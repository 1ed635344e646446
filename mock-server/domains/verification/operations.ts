import type { Handlers } from '../../http/handlers.ts';
import { sendEmailCode, sendMobileCode } from './member-codes.ts';
import { sendLoginSms, sendRegisterSms } from './service.ts';
import { makeSlider, solveSlider } from './slider.ts';

export const verificationOperations = {
  getSlider: makeSlider,
  checkSlider: solveSlider,
  sendLoginSms,
  sendRegisterSms,
  sendMobileCode,
  sendEmailCode,
} satisfies Handlers<
  'getSlider' | 'checkSlider' | 'sendLoginSms' | 'sendRegisterSms' | 'sendMobileCode' | 'sendEmailCode'
>;
