import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../worlds/columns.ts';
import { hasRefusedWord, pretendsToBeSupport, readLatin } from './filter.ts';

const MOST_CHARACTERS = 200;

/** Blank letters, and what is neither shown nor assigned. Emoji join with U+200D and choose their look with U+FE0F. */
const INVISIBLE =
  /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;
const LONE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
const LONE_SELECTOR = /(?<![\p{Extended_Pictographic}\d#*])\ufe0f/u;
/** Marks piled up cover the lines above. */
const PILED_MARKS = /\p{M}{5}/u;

const DOT = '[.。·•‧∙]';
const SPACED_DOT = String.raw`\s*(?:${DOT}|[([{<]\s*(?:\.|dot)\s*[)\]}>]|\s(?:dot|d0t)\s|-dot-)\s*`;
const ENDINGS = 'com|net|org|info|biz|xyz|casino|ru|su|eu|cn|ph|vn|sg|hk|gg|ly|icu|中国|рф|xn--[a-z\\d]+';
/** Words, too: "i.e. me". */
const WORDS_AS_ENDINGS =
  'io|co|me|my|cc|tv|us|uk|de|jp|la|ws|th|id|top|vip|club|site|online|shop|store|app|bet|link|live|win|fun|pro|dev|asia|world';
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const LINKS = [
  /[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\s*\./i,
  new RegExp(String.raw`[\p{L}\d]${SPACED_DOT}(?:${ENDINGS})(?![\p{L}\p{M}\d])`, 'iu'),
  new RegExp(String.raw`[\p{L}\d]${DOT}(?:${WORDS_AS_ENDINGS})(?![\p{L}\p{M}\d])`, 'iu'),
  new RegExp(String.raw`(?<![\d.])${OCTET}(?:\.${OCTET}){3}(?![\d.])`),
  /\S@\S+\.\S/,
];
/** Numbers of phones and accounts, whatever stands between their digits, except for letters. */
const DIGIT_RUN = /(?:\p{N}[^\p{L}\p{N}]{0,4}){7}/u;
const GROUPS = String.raw`[1-9]\d{0,2}(?:(?<sign>[., ])\d{3})(?:\k<sign>\d{3}){0,2}`;
const CENTS = String.raw`(?:[.,]\d{1,2})?(?![\d.,]*\d)`;
/** Money above a million: with its currency, or in whole thousands. */
const AMOUNTS = [
  String.raw`(?:₱|₫|฿|\$|¥|php|rp\.?|vnd)\s*${GROUPS}${CENTS}`,
  String.raw`(?<![\d.,])${GROUPS}${CENTS}\s*(?:₱|₫|đ|฿|\$|¥|元|บาท|baht|đồng|pesos?|php|rupiah|vnd)`,
  String.raw`(?<![\d.,])[1-9]\d{0,2}(?:[., ]\d{3})?[., ]000(?![\d.,]*\d)`,
].map((pattern) => new RegExp(pattern, 'giu'));

const hasContact = (text: string): boolean =>
  [text, readLatin(text)].some((each) => LINKS.some((pattern) => pattern.test(each))) ||
  DIGIT_RUN.test(AMOUNTS.reduce((rest, amount) => rest.replace(amount, 'x'), text));

/** Without line breaks, which could show another sender. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text as the room shows it. Throws 422. */
export function cleanText(given: string, language: Language, brandName: string): string {
  const text = inOneLine(given.normalize('NFKC'));
  if (text === '' || [...text].length > MOST_CHARACTERS)
    throw new ApiError(422, 'chat.text', `A message has one to ${MOST_CHARACTERS} characters.`);
  if ([INVISIBLE, LONE_JOINER, LONE_SELECTOR, PILED_MARKS].some((pattern) => pattern.test(text)))
    throw new ApiError(422, 'chat.text', 'A message has no invisible characters and no piles of marks.');
  if (hasContact(text)) throw new ApiError(422, 'chat.contact', 'A message has no links and no runs of seven digits.');
  if (hasRefusedWord(text, language) || pretendsToBeSupport(text, brandName))
    throw new ApiError(422, 'chat.words', 'The room does not allow this: say it in other words.');
  return text;
}
