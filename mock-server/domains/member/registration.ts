import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { type FieldFault, faultFor, findFault } from '../../accounts/rules.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { FieldRule } from '../../worlds/columns.ts';
import { mobileKey } from '../verification/mobile.ts';

/** Stored as typed. */
const CONTACT_FIELDS = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const;

/** Secrets are not trimmed. */
const FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'countryDialingCode',
  'verificationCode',
  'captcha',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'paymentPassword',
  ...CONTACT_FIELDS,
] as const;
const SECRETS = new Set(['password', 'confirmPassword', 'paymentPassword']);

type Fields = Partial<Record<Exclude<keyof Body<'registerMember'>, 'login'>, string>>;

export interface Registration {
  /** Non-empty, trimmed fields that the brand requests. */
  fields: Fields;
  rules: Map<string, FieldRule>;
  /** Dialling code and number; null without a number. */
  key: string | null;
  /** Otherwise a captcha or puzzle suffices. */
  needsCode: boolean;
  contacts: Fields;
}

/** Specification, section 5. */
export function readRegistration(brand: BrandState, body: Body<'registerMember'>, isByMobile: boolean): Registration {
  const rules = rulesFor(brand, isByMobile);
  const fields: Fields = {};
  for (const name of rules.keys()) {
    const value = body[name as keyof Fields];
    const text = SECRETS.has(name) ? value : value?.trim();
    if (text) fields[name as keyof Fields] = text;
  }
  const dialing = fields.countryDialingCode ?? brand.countryDialingCode;
  const key = fields.mobileNum ? mobileKey(dialing, fields.mobileNum) : null;
  const isByToken = brand.phoneAuthKey !== null && body.firebaseIdToken !== undefined;
  const needsCode = brand.modules.has('REGMOBVERF3') && key !== null;
  const codeRule = rules.get('verificationCode');
  if (codeRule) rules.set('verificationCode', { ...codeRule, required: needsCode && !isByToken });
  const contacts: Fields = {};
  for (const name of CONTACT_FIELDS) if (fields[name]) contacts[name] = fields[name];
  return { fields, rules, key, needsCode, contacts };
}

function rulesFor(brand: BrandState, isByMobile: boolean): Map<string, FieldRule> {
  const hasPassword = !isByMobile || brand.modules.has('MOBILENUMPASSREG3');
  const rules = new Map<string, FieldRule>();
  for (const name of FIELDS) {
    const rule = brand.registerRules[name];
    if (!rule) continue;
    if (name === 'mobileNum' && isByMobile) rules.set(name, { ...rule, enabled: true, required: true });
    else if (name === 'username' && isByMobile) continue;
    else if (/^(password|confirmPassword)$/.test(name) && !hasPassword) continue;
    // The brand has a default dialling code.
    else if (name === 'countryDialingCode') rules.set(name, { ...rule, required: false });
    // Forms without the field send the page address's code (specification, section 4).
    else if (name === 'affiliateCode') rules.set(name, { ...rule, required: rule.enabled && rule.required });
    else if (rule.enabled) rules.set(name, rule);
  }
  if (rules.has('mobileNum') && brand.modules.has('REGMOBVERF3') && brand.registerRules.verificationCode) {
    rules.set('verificationCode', brand.registerRules.verificationCode);
  }
  return rules;
}

export function fieldFaults({ registerRules }: BrandState, { fields, rules }: Registration): FieldFault[] {
  const faults = [...rules].flatMap(([name, rule]) => findFault(name, fields[name as keyof Fields], rule) ?? []);
  if (/^0+$/.test(fields.mobileNum ?? '') && !faults.some(({ field }) => field === 'mobileNum')) {
    faults.push(faultFor('mobileNum', 'pattern', registerRules.mobileNum));
  }
  const isRepeated = !rules.has('confirmPassword') || fields.password === fields.confirmPassword;
  const isNamed = faults.some(({ field }) => field === 'confirmPassword');
  if (!isRepeated && !isNamed) faults.push(faultFor('confirmPassword', 'mismatch', registerRules.confirmPassword));
  return faults;
}
