import MiniSearch from 'minisearch';
import { LANGUAGES, type LanguageCode } from '~/i18n/languages.ts';
import { foldCharacters } from '~/parts/marks/fold.ts';

interface Searched {
  tag: string;
  title: string;
  keywords: string;
  html: string;
}

const MOST_WORDS = 20;
const WRONG_SHARE = 0.2;
/** A prefix or a wrong letter of a shorter word matches too much. */
const LONG_WORD = 4;
/** "How do I deposit" comes before an article on bonuses that repeats the word. */
const TITLE_BOOST = 3;

/** Tags within a line separate no words. */
export const plainText = (html: string): string =>
  html.replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/g, '').replace(/<[^>]+>/g, ' ');

/** Best first: any of the words, as questions have words that no answer has. */
export function indexArticles<Article extends Searched>(articles: readonly Article[], language: LanguageCode) {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].tag, { granularity: 'word' });
  const listWords = (text: string) =>
    [...segmenter.segment(foldCharacters(text).join(''))].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    );
  /** Words and adjacent pairs: "rút tiền" and "not arrived" say more than their parts. */
  const addPairs = (words: string[]) => [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
  const isLongWord = (term: string) => term.length >= LONG_WORD && !term.includes(' ');
  const index = new MiniSearch<Searched & { id: number; text: string }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: (text) => addPairs(listWords(text)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => addPairs(listWords(query).slice(0, MOST_WORDS)),
      prefix: isLongWord,
      fuzzy: (term) => isLongWord(term) && WRONG_SHARE,
      boost: { title: 4, keywords: 3 },
    },
  });
  index.addAll(articles.map((article, id) => ({ ...article, id, text: plainText(article.html) })));
  const titles = articles.map(({ title }) => listWords(title));
  const weightOf = (word: string) => Math.log(1 + titles.length / titles.filter((each) => each.includes(word)).length);
  const weights = new Map(titles.flat().map((word) => [word, weightOf(word)]));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  /** 1 for a title of the query's words alone, 0 for one without them; rare words count more than "how do I". */
  const titleShare = (title: readonly string[], found: readonly string[], asked: number) => {
    const common = title.filter((word) => found.includes(word));
    return common.length === 0 ? 0 : (sum(common) / sum(title)) * Math.min(1, common.length / asked);
  };
  return (query: string) => {
    const asked = listWords(query).length;
    return index
      .search(query)
      .flatMap(({ id, terms, score }) => {
        const article = articles[id as number];
        const share = titleShare(titles[id as number] ?? [], terms, asked);
        return article ? [{ article, terms, rank: score * (1 + TITLE_BOOST * share) }] : [];
      })
      .sort((a, b) => b.rank - a.rank)
      .map(({ article, terms }) => ({ article, terms }));
  };
}
