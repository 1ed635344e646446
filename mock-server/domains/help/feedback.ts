import { cleanText } from '../../../openapi/rules/cleaning.ts';
import { invalid, tooMany } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { findNthFeedback, insertFeedback } from './repository.ts';

const HOUR_MS = 3_600_000;
const AN_HOUR = 5;
const LEAST_CHARACTERS = 10;

/** Throws 429, and 400 for blanks. */
export async function sendFeedback(context: Context<'sendFeedback'>): Promise<null> {
  const { world, brand, body, identity, ip } = context;
  const { category, text, contact = null } = body;
  if (cleanText(text).length < LEAST_CHARACTERS)
    throw invalid(`body.text must NOT have fewer than ${LEAST_CHARACTERS} characters beside blanks.`);
  const now = world.now();
  const sender = identity ? `member ${identity.memberId}` : `address ${ip}`;
  await world.transact(async (store) => {
    const fifth = findNthFeedback(store, { brandCode: brand.code, sender, since: now - HOUR_MS, nth: AN_HOUR });
    if (fifth) throw tooMany('Five messages an hour are enough: wait.', fifth.time.getTime() + HOUR_MS - now);
    await insertFeedback(store, {
      brandCode: brand.code,
      memberId: identity?.memberId ?? null,
      sender,
      category,
      text,
      contact: identity ? null : contact,
      time: new Date(now),
    });
  });
  return null;
}
