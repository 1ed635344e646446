import { type Language, languages, type Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/database.ts';
import { insertMessage } from './repository.ts';

export type Subject =
  | { kind: 'deposit' | 'withdrawal' | 'transfer' | 'reward' | 'redemption'; orderNo: string }
  | { kind: 'limits' | 'rank' | 'reward'; orderNo?: undefined };

/** Writes to one member. Call it in the transaction of what the message says, where it happens once. */
export const writeMessage = (
  store: Store,
  {
    memberId,
    title,
    paragraphs,
    subject,
    at,
  }: { memberId: number; title: Texts; paragraphs: readonly Texts[]; subject: Subject; at: number },
) =>
  insertMessage(store, {
    memberId,
    title: JSON.stringify(title),
    content: JSON.stringify(toHtml(paragraphs)),
    time: new Date(at),
    subjectKind: subject.kind,
    subjectOrderNo: subject.orderNo ?? null,
  });

export const toHtml = (paragraphs: readonly Texts[]): Texts =>
  buildTexts((language) => paragraphs.map((each) => `<p>${each[language]}</p>`).join(''));

const buildTexts = (say: (language: Language) => string): Texts =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Texts;

/** Replaces `{name}` by its value, which is escaped for HTML. */
export const fillText = (texts: Texts, values: Readonly<Record<string, string | Texts>>): Texts =>
  buildTexts((language) =>
    texts[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text "${texts.EN}" has no value of ${name}.`);
      return escapeHtml(typeof value === 'string' ? value : value[language]);
    }),
  );

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const TAGS = { CN: 'zh-CN', EN: 'en', ID: 'id-ID', TH: 'th-TH', TY: 'fil-PH', VI: 'vi-VN' } as const;

/** Vietnamese writes dates in numbers. */
const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** "Nov 30, 2026, 2:05 PM", in the brands' zone. */
export const timeTexts = (at: number): Texts =>
  buildTexts((language) =>
    new Intl.DateTimeFormat(TAGS[language], {
      ...(language === 'VI' ? NUMERIC : ({ dateStyle: 'medium', timeStyle: 'short' } as const)),
      timeZone: 'Asia/Manila',
      calendar: 'gregory',
    }).format(at),
  );

/** JSON of all or some languages; English fills the others. */
export function readTexts(json: string): Texts {
  const texts = JSON.parse(json) as Partial<Texts>;
  return buildTexts((language) => texts[language] ?? texts.EN ?? '');
}
