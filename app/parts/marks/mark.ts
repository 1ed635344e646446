import { foldCharacters, isPiece, termsOfQuery } from './fold.ts';

export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

/** The typed start of a word, or the whole word of a fuzzy match. `found` are the matched terms. */
export function markParts(name: string, query: string, found: readonly string[]): MarkedPart[] {
  const characters = [...name.normalize('NFC')];
  const folded = foldCharacters(name);
  const typed = termsOfQuery(query);
  const corrected = found.filter((term) => !isPiece(term) && !typed.some((each) => term.startsWith(each)));
  const isMarked = characters.map(() => false);
  for (let at = 0; at < folded.length; at += 1) {
    const isStart = at === 0 || !IN_WORD.test(folded[at - 1] ?? '');
    for (const term of [...typed, ...corrected]) {
      const length = [...term].length;
      const isHere = folded.slice(at, at + length).join('') === term && (isStart || isPiece(term));
      if (isHere) isMarked.fill(true, at, at + length);
    }
  }
  return splitParts(characters, isMarked);
}

function splitParts(characters: string[], isMarked: boolean[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  characters.forEach((character, at) => {
    const isMatch = isMarked[at] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  });
  return parts;
}
