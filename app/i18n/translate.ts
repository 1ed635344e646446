import type { Domain, KeyOf, ServerKeyOf, Texts } from './texts.types.ts';

/** `count` chooses the plural form; numbers are formatted as "1,234". */
export type Values = Record<string, string | number>;

/** `t('pages.next')`. */
export type Translate<Of extends Domain> = (key: KeyOf<Of>, values?: Values) => string;

/** `t('session', 'title')`. */
export type TranslateAny = <Of extends Domain>(domain: Of, key: KeyOf<Of>, values?: Values) => string;

/** `t('wallet', 'server.deposit.closed')`. */
export type ServerTranslate = <Of extends Domain>(
  domain: Of,
  key: KeyOf<Of> | ServerKeyOf<Of>,
  values?: Values,
) => string;

type Tree = { [key: string]: Tree | string | readonly string[] };

function valueAt(tree: Tree | undefined, key: string): Tree | string | readonly string[] | undefined {
  let found: Tree[string] | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined;
    found = (found as Tree)[part];
  }
  return found;
}

/** Comma thousands in every language (specification, section 3). */
const counts = new Intl.NumberFormat('en');

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(tag: string, count: number): string {
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return rule.select(count);
}

export type LoadTexts = (domain: Domain) => Promise<object>;

/**
 * A plural has a key per form (`games_one`, `games_other`) and is requested without the suffix; missing forms fall back
 * to `_other`. A missing text renders its key; types prevent that.
 */
export class Translator {
  readonly #loading = new Map<Domain, Promise<void>>();
  readonly #load: LoadTexts | undefined;
  /** The page carries the texts of read domains. */
  readonly used = new Set<Domain>();

  constructor(
    readonly tag: string,
    readonly texts: Partial<Texts>,
    load?: LoadTexts,
  ) {
    this.#load = load;
  }

  text(domain: Domain, key: string, values: Values = {}): string {
    const tree = this.#findTree(domain);
    const { count } = values;
    const plural = typeof count === 'number' ? valueAt(tree, `${key}_${pluralForm(this.tag, count)}`) : undefined;
    const other = typeof count === 'number' ? valueAt(tree, `${key}_other`) : undefined;
    const found = plural ?? other ?? valueAt(tree, key);
    if (typeof found !== 'string') return `${domain}.${key}`;
    return found.replace(/\{\{(\w+)\}\}/g, (whole, name) =>
      name === 'count' && typeof count === 'number' ? counts.format(count) : String(values[name] ?? whole),
    );
  }

  list(domain: Domain, key: string): readonly string[] {
    const found = valueAt(this.#findTree(domain), key);
    return Array.isArray(found) ? found : [];
  }

  /** Throws a promise while texts load: React renders the component again afterwards. */
  #findTree(domain: Domain): Tree | undefined {
    this.used.add(domain);
    const tree = this.texts[domain] as Tree | undefined;
    if (tree || !this.#load) return tree;
    const loading = this.#loading.get(domain) ?? this.#fetch(domain, this.#load);
    this.#loading.set(domain, loading);
    throw loading;
  }

  /** Failed texts render their keys; the next page retries. */
  async #fetch(domain: Domain, load: LoadTexts): Promise<void> {
    const texts = await load(domain).catch(() => ({}));
    Object.assign(this.texts, { [domain]: texts });
  }
}
