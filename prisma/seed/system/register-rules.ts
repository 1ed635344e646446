import type { FieldRule } from '../../../mock-server/worlds/columns.ts';
import type { BrandSeed } from './brands.ts';

/**
 * Patterns by message number. The numbers are this project's: another gateway only needs other texts, because clients
 * look the message up.
 */
export const patterns = {
  anything: { patternId: 0, acceptedPattern: '*' },
  lettersAndDigits: { patternId: 1, acceptedPattern: '^[A-Za-z0-9]+$' },
  digits: { patternId: 2, acceptedPattern: '^\\d+$' },
  letterFirst: { patternId: 3, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$' },
  letterAndDigit: { patternId: 4, acceptedPattern: '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]+$' },
  email: { patternId: 5, acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
  noSpaces: { patternId: 6, acceptedPattern: '^\\S+$' },
  capitals: { patternId: 7, acceptedPattern: "^[A-Z][A-Z .'-]*$" },
  paymentPassword: { patternId: 8, acceptedPattern: '^(?!123456$)(?!(\\d)\\1+$)\\d+$' },
} as const;

/** Excludes the dialling code, includes any leading zero. */
const mobileLengths = { PHP: [10, 11], VND: [9, 10], THB: [9, 10] } as const;

type Field = readonly [pattern: keyof typeof patterns, minLength: number, maxLength: number, type?: FieldRule['type']];

const fields = {
  username: ['letterFirst', 2, 15],
  // Over six characters (specification, section 5).
  password: ['letterAndDigit', 7, 20, 'password'],
  confirmPassword: ['letterAndDigit', 7, 20, 'password'],
  payeeName: ['capitals', 2, 60],
  email: ['email', 6, 120, 'email'],
  qqNum: ['digits', 5, 12, 'number'],
  mobileNum: ['digits', 9, 11, 'tel'],
  countryDialingCode: ['digits', 1, 4, 'tel'],
  verificationCode: ['digits', 6, 6, 'number'],
  captcha: ['digits', 4, 4, 'number'],
  recommenderId: ['lettersAndDigits', 2, 15],
  affiliateCode: ['lettersAndDigits', 4, 12],
  referralCode: ['lettersAndDigits', 4, 12],
  domain: ['noSpaces', 1, 120],
  paymentPassword: ['paymentPassword', 6, 6, 'password'],
  line: ['noSpaces', 2, 40],
  whatsapp: ['digits', 7, 15, 'tel'],
  facebook: ['noSpaces', 2, 60],
  wechat: ['noSpaces', 2, 40],
  idNumber: ['lettersAndDigits', 5, 20],
} as const satisfies Record<string, Field>;

type FieldName = keyof typeof fields;

/** True for required fields. */
const asked: Record<BrandSeed['code'], Partial<Record<FieldName, boolean>>> = {
  baize: {
    username: true,
    password: true,
    confirmPassword: true,
    payeeName: false,
    email: true,
    mobileNum: true,
    countryDialingCode: true,
    verificationCode: true,
    affiliateCode: false,
    referralCode: false,
    facebook: false,
  },
  lotus: {
    username: true,
    password: true,
    confirmPassword: true,
    payeeName: true,
    mobileNum: true,
    countryDialingCode: true,
    verificationCode: true,
    referralCode: false,
    paymentPassword: true,
    wechat: false,
    qqNum: false,
  },
  harbor: {
    username: true,
    password: true,
    confirmPassword: true,
    payeeName: true,
    email: true,
    captcha: true,
    line: false,
    whatsapp: false,
    affiliateCode: true,
    recommenderId: false,
  },
};

export function buildRegisterRules(brand: BrandSeed): Record<FieldName, FieldRule> {
  const rules = Object.entries(fields).map(([name, field]): [string, FieldRule] => {
    const [pattern, minLength, maxLength, type = 'text']: Field = field;
    const isRequired = asked[brand.code][name as FieldName];
    const [fewest, most] = name === 'mobileNum' ? mobileLengths[brand.currency] : [minLength, maxLength];
    const rule = { enabled: isRequired !== undefined, required: isRequired === true, ...patterns[pattern] };
    return [name, { ...rule, minLength: fewest, maxLength: most, type }];
  });
  return Object.fromEntries(rules) as Record<FieldName, FieldRule>;
}
