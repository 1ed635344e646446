import type { Handlers } from '../../http/handlers.ts';
import { sendLoginSms, sendRegisterSms } from './service.ts';
import { makeSlider, solveSlider } from './slider.ts';

export const verificationOperations = {
  getSlider: makeSlider,
  checkSlider: solveSlider,
  sendLoginSms,
  sendRegisterSms,
} satisfies Handlers<'getSlider' | 'checkSlider' | 'sendLoginSms' | 'sendRegisterSms'>;
