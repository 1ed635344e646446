/** What a solved puzzle is for. */
export type SliderScene = 'login' | 'sms' | 'register';

/** Who proves that a person is there, and for what. */
export interface SliderService {
  provider: 'gateway' | 'geetest';
  /** The brand's id at geetest. */
  captchaId: string | null;
  /** Where geetest's script is; geetest's own without it. */
  scriptUrl?: string;
  scenes: SliderScene[];
}

/** The four fields of a solved puzzle, under the names that geetest v4 and the gateway give them. */
export interface HumanProof {
  lotNumber: string;
  captchaOutput: string;
  passToken: string;
  genTime: string;
}

/** A puzzle of the gateway; pictures are data addresses. */
export interface SliderView {
  sliderId: string;
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  pieceY: number;
}

/** What sending a code to a mobile number needs. */
export interface CodeServices {
  slider: SliderService;
  /** Whether codes for signing in and registering come from a third party. */
  hasPhoneAuth: boolean;
  /** Of the puzzle that the third party asks for before it sends a code; null for none. */
  recaptchaKey: string | null;
}

/** A country with its dialling code, without the plus. */
export interface CountryView {
  code: string;
  name: string;
  dialingCode: string;
}

/** What a signed-in member gets a code for: to prove a new contact, the account by a bound one, or another payment password. */
export const MEMBER_CODE_SCENES = ['bind', 'change', 'paymentPassword'] as const;
export type MemberCodeScene = (typeof MEMBER_CODE_SCENES)[number];

/** How a code comes to a member. */
export const CODE_CHANNELS = ['sms', 'mail'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** What asking for a code came to. */
export type CodeAnswer =
  /** How long the code is good in minutes; the button counts down as many minutes. */
  | { isSent: true; minutes: number }
  /** A sentence for the warning dialog (specification, section 8). */
  | { isSent: false; warning: string };

/** Phone codes of the third party's sign-in, without "auth/" (specification, section 8). */
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
