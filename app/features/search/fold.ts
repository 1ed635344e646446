/** A character as it is compared: small, without its accents, and as long as it was, so that places stay where they are. */
function foldCharacter(character: string): string {
  const [base = character] = character.normalize('NFD').toLowerCase();
  return base === 'đ' ? 'd' : base;
}

/** The characters of a text as they are compared, one for each of its own. */
export const foldCharacters = (text: string): string[] => [...text.normalize('NFC')].map(foldCharacter);

/** Words; and runs of scripts that are written without spaces between them. */
const RUNS = /[\p{sc=Han}\p{sc=Thai}]+|(?:(?![\p{sc=Han}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Thai}]/u;

const runsOf = (text: string): string[] => foldCharacters(text).join('').match(RUNS) ?? [];

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Whether a term is a piece of a script without spaces: it may stand anywhere, not only where a word begins. */
export const isPiece = (term: string): boolean => UNSPACED.test(term);

/** What a text is found by: its words, and of scripts without spaces each character and each pair of neighbours. */
export const termsOfText = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isPiece(run) ? [...run, ...pairsOf(run)] : [run]));

/** What a search asks for; a single character of a script without spaces stands for itself. */
export const termsOfQuery = (query: string): string[] =>
  runsOf(query).flatMap((run) => (isPiece(run) && [...run].length > 1 ? pairsOf(run) : [run]));
