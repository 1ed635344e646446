import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Takes a number after its dialling code. Returns E.164 without its plus, the same for every spelling of a phone; null
 * for a number that no country has.
 */
export const toMobileKey = (number: string): string | null => keyOf(parse(number));

interface Mobile {
  countryDialingCode: string;
  mobileNum: string;
}

/** The key; for a number that no country has, what was sent, which meets no member and no code. */
export function mobileSubject({ countryDialingCode, mobileNum }: Mobile): string {
  const number = `${countryDialingCode}${mobileNum}`;
  return toMobileKey(number) ?? number;
}

/** The key of a number that was typed in one field, in any spelling. */
export const typedMobileKey = (countryDialingCode: string, typed: string): string | null =>
  keyOf(parseTyped(countryDialingCode, typed));

/** A typed number's digits as its country dials them; null for a number that the country does not have. */
export function toNationalNumber(countryDialingCode: string, typed: string): string | null {
  const phone = parseTyped(countryDialingCode, typed);
  return phone?.countryCallingCode === countryDialingCode ? phone.formatNational().replace(/\D/g, '') : null;
}

/** The country's dialling code may be missing, and the plus or zeros before it. */
function parseTyped(countryDialingCode: string, typed: string) {
  const number = typed.replace(/^00/, '+');
  return (number.startsWith('+') ? null : parse(`${countryDialingCode}${number}`)) ?? parse(number);
}

function parse(number: string) {
  const phone = parsePhoneNumberFromString(`+${number.replace(/^\+/, '')}`, { extract: false });
  return phone?.isValid() ? phone : null;
}

const keyOf = (phone: ReturnType<typeof parse>) => phone?.number.slice(1) ?? null;
