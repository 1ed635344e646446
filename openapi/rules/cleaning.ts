/** Tabs and line breaks too. */
const SPACES = /[\p{Zs}\s]+/gu;
/** Control and format characters, such as zero-width spaces and direction marks; not the joiners of emoji. */
const INVISIBLE = /(?!\u200d\p{Extended_Pictographic})[\p{Cc}\p{Cf}]/gu;
/** The printable ASCII in full width. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** One typed or pasted line: single spaces, nothing invisible, full width as ASCII. */
export const cleanLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim();

/** Typed or pasted lines: nothing invisible, and line breaks that count as one character, in forms too. */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (sign) => (sign === '\n' ? sign : ''))
    .trim();

/** A person's name as banks write it: "Nguyễn Văn Đức" becomes "NGUYEN VAN DUC", "O’Brien" "O'BRIEN". */
export const cleanName = (typed: string): string =>
  cleanLine(typed)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toUpperCase()
    .replaceAll('Đ', 'D');

/** A code, or the number of a phone or an account: without spaces, dashes, dots and brackets. */
export const cleanNumber = (typed: string): string => cleanLine(typed).replaceAll(/[\s().\-‐‑‒–—]/g, '');

/** No country has a shorter number after its dialling code without a plus; those of one digit have ten. */
const LEAST_REST = 9;

/** A phone's number after the chosen dialling code, which may have been typed again: "+63 917…", "0063917…", "63917…". */
export function cleanMobile(typed: string, dialingCode: string): string {
  const number = cleanNumber(typed);
  const international = number.replace(/^(\+|00)/, '');
  const hasCode = international.startsWith(dialingCode);
  const rest = international.slice(dialingCode.length);
  const least = dialingCode.length === 1 ? LEAST_REST + 1 : LEAST_REST;
  return hasCode && (international !== number || rest.length >= least) ? rest : number;
}

/** Applies `cleanMobile` to the fields of a form, as far as it has them. */
export function withCleanMobile<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  const { mobileNum, countryDialingCode } = fields;
  if (typeof mobileNum !== 'string' || typeof countryDialingCode !== 'string' || countryDialingCode === '')
    return fields;
  return { ...fields, mobileNum: cleanMobile(mobileNum, countryDialingCode) };
}
