/** A decimal number with a point, at most 4 places. */
const PLAIN = /^\d{1,13}(\.\d{1,4})?$/;

/** With separators of thousands, three digits each, and a decimal sign or none; ambiguous where one separator stands before three digits. */
const grouped = (separator: string, sign: string) =>
  new RegExp(`^\\d{1,3}(\\${separator}\\d{3})*(\\${sign}\\d{1,4})?$`);
const POINT = grouped(',', '.');
const COMMA = grouped('.', ',');

/** The decimal sign of a language, by its BCP 47 tag. */
export const decimalSign = (tag: string): '.' | ',' =>
  new Intl.NumberFormat(tag).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.';

/**
 * The amount that somebody typed, as the contract has it: "1,234.5" is 1234.5, as the site shows amounts (specification, section 3), and so is
 * "1.234,5" in a language whose decimal sign is the comma. Null for what is no amount or could be two: "1,5" is refused where
 * the sign is a point, "1.500" and "1,500" where it is a comma.
 */
export function parseAmount(typed: string, sign: '.' | ','): string | null {
  const text = typed.replaceAll(/\s/g, '');
  if (sign === ',' && /^\d{1,3}[.,]\d{3}$/.test(text)) return null;
  if (sign === ',' && (COMMA.test(text) || /^\d+,\d{1,4}$/.test(text)))
    return plain(text.replaceAll('.', '').replace(',', '.'));
  if (POINT.test(text) || PLAIN.test(text)) return plain(text.replaceAll(',', ''));
  return null;
}

/** Without zeros before the number, which the contract does not take. */
function plain(text: string): string | null {
  const amount = text.replace(/^0+(?=\d)/, '');
  return PLAIN.test(amount) ? amount : null;
}
