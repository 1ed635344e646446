import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { toMobileKey } from '../../../openapi/rules/mobile.ts';
import { toEmail } from '../../accounts/email.ts';
import { isDialingCode } from '../../accounts/repository.ts';
import { type FieldFault, faultFor, findFault } from '../../accounts/rules.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { FieldRule } from '../../worlds/columns.ts';
import type { World } from '../../worlds/world.ts';

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
  dialing: string;
  /** Null without a number, or for a wrong one. */
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
  const key = fields.mobileNum ? toMobileKey(`${dialing}${fields.mobileNum}`) : null;
  if (fields.email) fields.email = toEmail(fields.email) ?? fields.email;
  const isByToken = brand.phoneAuthKey !== null && body.firebaseIdToken !== undefined;
  const needsCode = brand.modules.has('REGMOBVERF3') && fields.mobileNum !== undefined;
  const codeRule = rules.get('verificationCode');
  if (codeRule) rules.set('verificationCode', { ...codeRule, required: needsCode && !isByToken });
  const contacts: Fields = {};
  for (const name of CONTACT_FIELDS) if (fields[name]) contacts[name] = fields[name];
  return { fields, rules, dialing, key, needsCode, contacts };
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

export function fieldFaults(
  world: World,
  { registerRules }: BrandState,
  { fields, rules, dialing, key }: Registration,
): FieldFault[] {
  const faults = [...rules].flatMap(([name, rule]) => findFault(name, fields[name as keyof Fields], rule) ?? []);
  const add = (field: keyof Fields, reason: FieldFault['reason']) => {
    if (!faults.some((fault) => fault.field === field)) faults.push(faultFor(field, reason, registerRules[field]));
  };
  const isListed = isDialingCode(world, dialing);
  if (fields.mobileNum && !isListed) add('countryDialingCode', 'unknown');
  if (fields.mobileNum && isListed && key === null) add('mobileNum', 'pattern');
  if (fields.email && toEmail(fields.email) === null) add('email', 'pattern');
  if (rules.has('confirmPassword') && fields.password !== fields.confirmPassword) add('confirmPassword', 'mismatch');
  return faults;
}
