import { DAY_MS } from '../../shared/zone.ts';
import { LANGUAGE_TAGS, type Language, languages, type Texts } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { pushTo, type Topic } from './push/send.ts';
import { insertMessage } from './repository.ts';
import type { Message } from './texts.ts';

export type Subject =
  | { kind: 'deposit' | 'withdrawal' | 'transfer' | 'lottery' | 'reward' | 'redemption'; orderNo: string }
  | { kind: 'limits' | 'rank' | 'reward' | 'rebate' | 'income'; orderNo?: undefined };

/** Browsers show no messages of limits and breaks, nor an agent's. */
const TOPICS: Record<Subject['kind'], Topic | null> = {
  deposit: 'money',
  withdrawal: 'money',
  transfer: 'money',
  lottery: 'money',
  rebate: 'money',
  income: 'money',
  reward: 'promotions',
  redemption: 'promotions',
  rank: 'promotions',
  limits: null,
};
const INBOX_PATH = '/member/messageV2';

/** Writes to one member. Call it in the transaction of what the message says, where it happens once. */
export async function writeMessage(
  store: Store,
  {
    memberId,
    title,
    paragraphs,
    subject,
    sender = null,
    topic = subject && TOPICS[subject.kind],
    at,
  }: {
    memberId: number;
    title: Texts;
    paragraphs: readonly Texts[];
    subject: Subject | null;
    /** The name of the agent who wrote it. */
    sender?: string | null;
    /** Browsers that get it; the subject's by default. */
    topic?: Topic | null;
    at: number;
  },
): Promise<void> {
  const id = await insertMessage(store, {
    memberId,
    title: JSON.stringify(title),
    content: JSON.stringify(toHtml(paragraphs)),
    time: new Date(at),
    subjectKind: subject?.kind ?? null,
    subjectOrderNo: subject?.orderNo ?? null,
    sender,
  });
  const [text] = paragraphs;
  if (topic && text)
    await pushTo(store, memberId, topic, () => ({ title, text, path: INBOX_PATH, tag: `message ${id}` }), at);
}

/** As `writeMessage`, of one paragraph with values. */
export const tell = (
  store: Store,
  { title, text }: Message,
  {
    values,
    ...to
  }: { memberId: number; values: Readonly<Record<string, string | Texts>>; subject: Subject | null; at: number },
) => writeMessage(store, { ...to, title, paragraphs: [fillText(text, values)] });

export const toHtml = (paragraphs: readonly Texts[]): Texts =>
  buildTexts((language) => paragraphs.map((each) => `<p>${each[language]}</p>`).join(''));

export const buildTexts = (say: (language: Language) => string): Texts =>
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

/** Text of a member, which is the same in all languages; each line is a paragraph. */
export const plainParagraphs = (text: string): Texts[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => sameTexts(escapeHtml(line)));

export const sameTexts = (text: string): Texts => buildTexts(() => text);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Making a formatter costs a hundred times as much as using it. */
const makeFormatters = (timeZone: string, style: Intl.DateTimeFormatOptions, vietnamese: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
        ...(language === 'VI' ? vietnamese : style),
        timeZone,
        calendar: 'gregory',
      }),
    ]),
  ) as Record<Language, Intl.DateTimeFormat>;

/** Vietnamese writes dates in numbers. */
const NUMERIC_DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const NUMERIC_TIME = { ...NUMERIC_DAY, hour: '2-digit', minute: '2-digit' } as const;
const TIMES = makeFormatters('Asia/Manila', { dateStyle: 'medium', timeStyle: 'short' }, NUMERIC_TIME);
const DAYS = makeFormatters('UTC', { dateStyle: 'medium' }, NUMERIC_DAY);

/** "Nov 30, 2026, 2:05 PM", in the brands' zone. */
export const timeTexts = (at: number): Texts => buildTexts((language) => TIMES[language].format(at));

/** "Nov 30, 2026", of a day of the brands' zone. */
export const dayTexts = (day: number): Texts => buildTexts((language) => DAYS[language].format(day * DAY_MS));

/** JSON of all or some languages; English fills the others. */
export function readTexts(json: string): Texts {
  const texts = JSON.parse(json) as Partial<Texts>;
  return buildTexts((language) => texts[language] ?? texts.EN ?? '');
}
