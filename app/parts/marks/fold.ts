/** The length stays 1, so indexes stay valid. */
function foldCharacter(character: string): string {
  const [base = character] = character.normalize('NFD').toLowerCase();
  return base === 'đ' ? 'd' : base;
}

export const foldCharacters = (text: string): string[] => [...text.normalize('NFC')].map(foldCharacter);

const RUNS = /[\p{sc=Han}\p{sc=Thai}]+|(?:(?![\p{sc=Han}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Thai}]/u;

const findRuns = (text: string): string[] => foldCharacters(text).join('').match(RUNS) ?? [];

function splitPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Scripts without spaces: a term may match anywhere. */
export const isPiece = (term: string): boolean => UNSPACED.test(term);

/** Words; for scripts without spaces, characters and adjacent pairs. */
export const termsOfText = (text: string): string[] =>
  findRuns(text).flatMap((run) => (isPiece(run) ? [...run, ...splitPairs(run)] : [run]));

/** Words; for scripts without spaces, pairs or a single character. */
export const termsOfQuery = (query: string): string[] =>
  findRuns(query).flatMap((run) => (isPiece(run) && [...run].length > 1 ? splitPairs(run) : [run]));
