import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../worlds/columns.ts';
import { hasRefusedWord, pretendsToBeSupport } from './filter.ts';

const MOST_CHARACTERS = 200;

/** Blank letters, and what is neither shown nor assigned. Emoji join with U+200D and choose their look with U+FE0F. */
const INVISIBLE =
  /(?![\u200d\ufe0f])(?:[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f)/u;
const LONE_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
const LONE_SELECTOR = /(?<![\p{Extended_Pictographic}\d#*])\ufe0f/u;
/** Marks piled up cover the lines above. */
const PILED_MARKS = /\p{M}{5}/u;

const DOT = String.raw`\s*(?:[.。·•]|[([{]\s*(?:\.|dot)\s*[)\]}]|\sdot\s)\s*`;
const ENDINGS =
  'com|net|org|info|biz|io|co|me|cc|tv|xyz|top|vip|club|site|online|shop|app|bet|casino|ph|vn|th|id|cn|sg|my|hk|gg|ly|link|live';
const LINKS = [
  /[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\s*\./i,
  new RegExp(String.raw`[\p{L}\d]${DOT}(?:${ENDINGS})(?![\p{L}\p{M}\d])`, 'iu'),
  /\S@\S+\.\S/,
];
/** Numbers of phones and accounts, whatever stands between their digits, except for letters. */
const DIGIT_RUN = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,4}){7}/u;

/** Without line breaks, which could show another sender. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text as the room shows it. Throws 422. */
export function cleanText(given: string, language: Language, brandName: string): string {
  const text = inOneLine(given.normalize('NFKC'));
  if (text === '' || [...text].length > MOST_CHARACTERS)
    throw new ApiError(422, 'chat.text', `A message has one to ${MOST_CHARACTERS} characters.`);
  if ([INVISIBLE, LONE_JOINER, LONE_SELECTOR, PILED_MARKS].some((pattern) => pattern.test(text)))
    throw new ApiError(422, 'chat.text', 'A message has no invisible characters and no piles of marks.');
  if (LINKS.some((pattern) => pattern.test(text)) || DIGIT_RUN.test(text))
    throw new ApiError(422, 'chat.contact', 'A message has no links and no runs of seven digits.');
  if (hasRefusedWord(text, language) || pretendsToBeSupport(text, brandName))
    throw new ApiError(422, 'chat.words', 'The room does not allow this: say it in other words.');
  return text;
}
