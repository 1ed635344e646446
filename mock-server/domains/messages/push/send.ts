import { findBreak } from '../../../accounts/repository.ts';
import { type PushMessage, sealPush } from '../../../shared/push.ts';
import type { Language, Texts } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { type BrowserRow, insertPush, listBrowsers } from './repository.ts';

export type Topic = 'money' | 'draws' | 'promotions';

const WANTS = {
  money: 'wantsMoney',
  draws: 'wantsDraws',
  promotions: 'wantsPromotions',
} as const satisfies Record<Topic, keyof BrowserRow>;

/** A push service takes 4 kB. */
const LONGEST = 300;

/**
 * Sends to the member's browsers that want the topic, in their languages; nothing in a break (accounts.md: Messages to
 * browsers). Call it in the transaction of what the message says. `read` is called if a browser gets it; its text is HTML.
 */
export async function pushTo(
  store: Store,
  memberId: number,
  topic: Topic,
  read: () => { title: Texts; text: Texts; path: string; tag: string },
  at: number,
): Promise<void> {
  const browsers = listBrowsers(store, memberId).filter((row) => row[WANTS[topic]]);
  if (browsers.length === 0 || findBreak(store, memberId, at)) return;
  const { title, text, path, tag } = read();
  for (const browser of browsers) {
    const language = browser.language as Language;
    const message: PushMessage = { title: title[language], text: plainText(text[language]), path, tag };
    await insertPush(store, {
      to: browser.endpoint,
      subject: message.title,
      text: message.text,
      push: JSON.stringify(sealPush(browser, message)),
      time: new Date(at),
    });
  }
}

/** A browser shows no HTML. */
function plainText(html: string): string {
  const text = html
    .replace(/<(br|p|\/p|li)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
