import type { startServer } from './start-server.ts';

type Ask = ReturnType<typeof startServer>['ask'];
type Fields = Record<string, string>;
type Attributes = Record<string, string>;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const decode = (html: string) => html.replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/** React writes every attribute in double quotes. */
const parseAttributes = (tag: string): Attributes =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

const elementsIn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => parseAttributes(tag));

const htmlText = (html: string) =>
  decode(html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

export class PlainForm {
  constructor(
    readonly html: string,
    readonly attributes: Attributes,
  ) {}

  /** Hidden fields and defaults. */
  get values(): Fields {
    const inputs = elementsIn(this.html, 'input').filter(
      ({ name, type, ...rest }) => name && (!['checkbox', 'radio'].includes(type ?? '') || 'checked' in rest),
    );
    const fields = inputs.map(({ name = '', type, value }) => [name, value ?? (type === 'checkbox' ? 'on' : '')]);
    const selects = [...this.html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].map(([, tag = '', options = '']) => {
      const all = elementsIn(options, 'option');
      return [parseAttributes(tag).name ?? '', (all.find((option) => 'selected' in option) ?? all[0])?.value ?? ''];
    });
    return Object.fromEntries([...fields, ...selects]);
  }

  get buttons(): Record<string, Attributes> {
    const buttons = [...this.html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)];
    return Object.fromEntries(buttons.map(([, tag = '', label = '']) => [htmlText(label), parseAttributes(tag)]));
  }

  get labels(): string[] {
    return [...this.html.matchAll(/<label\b[^>]*>(.*?)<\/label>/gs)].map(([, label = '']) => htmlText(label));
  }

  get text(): string {
    return htmlText(this.html);
  }

  /** Returns null for a valid field. */
  findError(name: string): string | null {
    const field = elementsIn(this.html, '(?:input|select)').find((each) => each.name === name);
    if (field?.['aria-invalid'] !== 'true') return null;
    const ids = field['aria-describedby']?.split(' ') ?? [];
    const texts = ids.map((id) => new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`, 's').exec(this.html)?.[1] ?? '');
    return texts.map(htmlText).filter(Boolean).join(' ');
  }
}

export class PlainPage {
  readonly html: string;

  constructor(
    readonly status: number,
    /** After all redirects. */
    readonly path: string,
    html: string,
  ) {
    this.html = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  }

  get text(): string {
    return htmlText(this.html);
  }

  says(words: string): boolean {
    return this.text.includes(words);
  }

  /** By accessible name or button text. The header's form comes first, so this returns the last; null without one. */
  form(label: string): PlainForm | null {
    const forms = [...this.html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(
      ([, tag = '', html = '']) => new PlainForm(html, parseAttributes(tag)),
    );
    return forms.findLast((form) => form.attributes['aria-label'] === label || label in form.buttons) ?? null;
  }

  /** By alternative text. */
  picture(alt: string): string {
    const picture = elementsIn(this.html, 'img').find((each) => each.alt === alt);
    if (!picture?.src) throw new Error(`${this.path} has no picture "${alt}"`);
    return picture.src;
  }

  links(text: string): Attributes[] {
    return [...this.html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
      .map(([, tag = '', html = '']) => ({ ...parseAttributes(tag), text: htmlText(html) }))
      .filter((link) => link.text === text);
  }
}

/** Stores cookies, follows redirects and sends hidden fields. */
export function newPlainBrowser(ask: Ask, world: string, brand: 'baize' | 'lotus' | 'harbor' = 'baize') {
  const cookies: Record<string, string> = { 'mock-world': world, lang: 'EN', consent: 'denied' };

  const request = async (path: string, form?: Fields): Promise<PlainPage> => {
    const Cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const answer = await ask(path, {
      method: form ? 'POST' : 'GET',
      headers: {
        Host: `${brand}.test`,
        Accept: 'text/html',
        Cookie,
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: String(new URLSearchParams(form)) }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Max-Age=0\b/.test(line)) delete cookies[name];
      else cookies[name] = value;
    }
    const { location } = answer.headers;
    if (typeof location === 'string' && answer.status < 400) return request(location.replace(/#.*/, ''));
    return new PlainPage(answer.status, path, answer.text);
  };

  return {
    cookies,
    open: (path: string) => request(path),
    /** By the default button, or the named one. */
    send(page: PlainPage, label: string, typed: Fields = {}, button = label): Promise<PlainPage> {
      const form = page.form(label);
      if (!form) throw new Error(`${page.path} has no form "${label}"`);
      const { name, value = '' } = form.buttons[button] ?? {};
      return request(form.attributes.action ?? page.path, { ...form.values, ...typed, ...(name && { [name]: value }) });
    },
  };
}

export type PlainBrowser = ReturnType<typeof newPlainBrowser>;
