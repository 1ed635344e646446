export type SliderScene = 'login' | 'sms' | 'register';

export interface SliderService {
  provider: 'gateway' | 'geetest';
  captchaId: string | null;
  scriptUrl?: string;
  scenes: SliderScene[];
}

/** Named as by geetest v4 and the gateway. */
export interface HumanProof {
  lotNumber: string;
  captchaOutput: string;
  passToken: string;
  genTime: string;
}

/** Pictures are data URLs. */
export interface SliderView {
  sliderId: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  pieceY: number;
}

export interface CodeServices {
  slider: SliderService;
  /** For login and registration. */
  hasPhoneAuth: boolean;
  /** Null without a reCAPTCHA. */
  recaptchaKey: string | null;
}

/** A pair, as pages hold all countries. Without the plus. */
export type CountryView = [dialingCode: string, name: string];

export const MEMBER_CODE_SCENES = ['bind', 'change', 'paymentPassword'] as const;
export type MemberCodeScene = (typeof MEMBER_CODE_SCENES)[number];

export const CODE_CHANNELS = ['sms', 'mail'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

export type CodeAnswer =
  /** Also the countdown. Null from Firebase, which reports no life of its codes. */
  | { isSent: true; minutes: number | null }
  /** Specification, section 8. */
  | { isSent: false; warning: string };

/** Without "auth/" (specification, section 8). */
export const PHONE_AUTH_CODES = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'code-expired',
  'operation-not-allowed',
  'popup-closed-by-user',
] as const;
export type PhoneAuthCode = (typeof PHONE_AUTH_CODES)[number];
