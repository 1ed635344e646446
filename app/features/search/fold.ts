/** Normalizes a character for comparison: lower case without accents. Its length stays 1, so that positions stay valid. */
function foldCharacter(character: string): string {
  const [base = character] = character.normalize('NFD').toLowerCase();
  return base === 'đ' ? 'd' : base;
}

/** Returns the normalized characters of a text, one for each character. */
export const foldCharacters = (text: string): string[] => [...text.normalize('NFC')].map(foldCharacter);

/** Words, and runs of scripts that are written without spaces. */
const RUNS = /[\p{sc=Han}\p{sc=Thai}]+|(?:(?![\p{sc=Han}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Thai}]/u;

const runsOf = (text: string): string[] => foldCharacters(text).join('').match(RUNS) ?? [];

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Whether a term belongs to a script without spaces: it may match anywhere, not only at the start of a word. */
export const isPiece = (term: string): boolean => UNSPACED.test(term);

/** The index terms of a text: its words, and for scripts without spaces, each character and each pair of adjacent ones. */
export const termsOfText = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isPiece(run) ? [...run, ...pairsOf(run)] : [run]));

/** The terms of a query; for scripts without spaces, pairs, or a single character. */
export const termsOfQuery = (query: string): string[] =>
  runsOf(query).flatMap((run) => (isPiece(run) && [...run].length > 1 ? pairsOf(run) : [run]));
