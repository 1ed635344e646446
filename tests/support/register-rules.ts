import type { BrandCode, Registration } from './newcomer.ts';

export type Field = keyof Registration;
export type Reason = 'required' | 'pattern' | 'length' | 'mismatch' | 'unknown';

export interface Fault {
  field: Field;
  reason: Reason;
  patternId: number;
  minLength: number;
  maxLength: number;
}

/** The same at every brand. */
const RULES: Partial<Record<Field, [patternId: number, minLength: number, maxLength: number]>> = {
  username: [3, 2, 15],
  password: [4, 7, 20],
  confirmPassword: [4, 7, 20],
  payeeName: [7, 2, 60],
  email: [5, 6, 120],
  qqNum: [2, 5, 12],
  countryDialingCode: [2, 1, 4],
  verificationCode: [2, 6, 6],
  captcha: [2, 4, 4],
  recommenderId: [1, 2, 15],
  affiliateCode: [1, 4, 12],
  referralCode: [1, 4, 12],
  paymentPassword: [8, 6, 6],
  line: [6, 2, 40],
  whatsapp: [2, 7, 15],
  facebook: [6, 2, 60],
  wechat: [6, 2, 40],
  idNumber: [1, 5, 20],
};

/** Minimum and maximum without the dialling code, with or without the leading zero. */
const MOBILE_LENGTHS = { baize: [10, 11], lotus: [9, 10], harbor: [9, 10] } as const;

export const fieldsWithRule = [...Object.keys(RULES), 'mobileNum'] as Field[];

/** As responses describe it. */
export function fieldRule(brand: BrandCode, field: Field): Omit<Fault, 'field' | 'reason'> {
  const [patternId, minLength, maxLength] = RULES[field] ?? [2, ...MOBILE_LENGTHS[brand]];
  return { patternId, minLength, maxLength };
}

/** In the order of the form. */
export const ASKED: Record<BrandCode, { required: Field[]; optional: Field[] }> = {
  baize: {
    required: [
      ...(['username', 'password', 'confirmPassword', 'email', 'mobileNum', 'countryDialingCode'] as const),
      'verificationCode',
    ],
    optional: ['payeeName', 'affiliateCode', 'referralCode', 'facebook'],
  },
  lotus: {
    required: [
      ...(['username', 'password', 'confirmPassword', 'payeeName', 'mobileNum', 'countryDialingCode'] as const),
      ...(['verificationCode', 'paymentPassword'] as const),
    ],
    optional: ['referralCode', 'wechat', 'qqNum'],
  },
  harbor: {
    required: ['username', 'password', 'confirmPassword', 'payeeName', 'email', 'captcha', 'affiliateCode'],
    optional: ['line', 'whatsapp', 'recommenderId'],
  },
};

export const readFaults = (body: unknown) => (body as { value: { fields: Fault[] } }).value.fields;
