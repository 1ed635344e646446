import { query, type Row, remove } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

export type BrowserRow = Row<'PushBrowser'>;

const BROWSERS = query<BrowserRow & { device: string }>(
  `SELECT b.*, s."device" FROM "PushBrowser" b JOIN "Session" s ON s."token" = b."sessionToken"
    WHERE b."memberId" = ? ORDER BY b."time" DESC, b."id"`,
);
const READERS = query<{ memberId: number }>(
  `SELECT DISTINCT "memberId" FROM "PushBrowser" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "brandCode" = ? AND "wantsPromotions"`,
);
const FORGET = remove('PushBrowser', 'WHERE "memberId" = @memberId AND "sessionToken" <> @keptToken');

/** Returns the newest first. */
export const listBrowsers = ({ read }: Store, memberId: number) => read.all(BROWSERS, memberId);

/** Members with a browser that wants promotions. */
export const listReaders = ({ read }: Store, brandCode: string): number[] =>
  read.all(READERS, brandCode).map(({ memberId }) => memberId);

/** A browser has one row, also after another member has signed in to it. */
export const saveBrowser = (store: Store, { id, ...browser }: BrowserRow) =>
  store.upsert('PushBrowser', { id }, browser);

export const removeBrowser = (store: Store, memberId: number, id: string) =>
  store.delete('PushBrowser', { memberId, id });

/** For ended sessions. One that expired, or that a later one replaced, keeps its browser. */
export const forgetBrowsers = (store: Store, memberId: number, keptToken = '') =>
  store.run(FORGET, { memberId, keptToken });

export const insertPush = (
  store: Store,
  message: { to: string; subject: string; text: string; push: string; time: Date },
) => store.insert('InboxMessage', { channel: 'push', ...message });
