import { cleanLine } from '../../openapi/rules/cleaning.ts';

/** At most 4 places. */
const PLAIN = /^\d{1,13}(\.\d{1,4})?$/;

/** Ambiguous for one separator before three digits. */
const grouped = (separator: string, sign: string) =>
  new RegExp(`^\\d{1,3}(\\${separator}\\d{3})*(\\${sign}\\d{1,4})?$`);
/** "1500", "1.500", "1,500". */
const WHOLE = /^(\d{1,13}|\d{1,3}(([.,])\d{3}(\3\d{3})*)?)$/;
const POINT = grouped(',', '.');
const COMMA = grouped('.', ',');

/** Empty for a currency without decimals, where both signs group thousands. */
export type DecimalSign = '.' | ',' | '';

export const decimalSign = (tag: string): '.' | ',' =>
  new Intl.NumberFormat(tag).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

/**
 * "1,234.5" (specification, section 3), or "1.234,5" in a language with a decimal comma, is 1234.5. Null for invalid or
 * ambiguous text: "1,5" with a decimal point, "1.500" and "1,500" with a comma.
 */
export function parseAmount(typed: string, sign: DecimalSign): string | null {
  const text = cleanLine(typed).replaceAll(' ', '');
  if (sign === '') return WHOLE.test(text) ? plain(text.replaceAll(/[.,]/g, '')) : null;
  if (sign === ',' && /^\d{1,3}[.,]\d{3}$/.test(text)) return null;
  if (sign === ',' && (COMMA.test(text) || /^\d+,\d{1,4}$/.test(text)))
    return plain(text.replaceAll('.', '').replace(',', '.'));
  if (POINT.test(text) || PLAIN.test(text)) return plain(text.replaceAll(',', ''));
  return null;
}

/** The contract refuses leading zeros. */
function plain(text: string): string | null {
  const amount = text.replace(/^0+(?=\d)/, '');
  return PLAIN.test(amount) ? amount : null;
}
