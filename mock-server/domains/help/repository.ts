import { type NewRow, query, selectRows } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';

const TOPICS = selectRows('HelpTopic', 'WHERE "brandCode" = ? ORDER BY "position"');
const ARTICLES = selectRows('HelpArticle', 'WHERE "brandCode" = ? ORDER BY "position"');
const NTH = selectRows(
  'Feedback',
  'WHERE "brandCode" = @brandCode AND "sender" = @sender AND "time" > @since ORDER BY "time" DESC LIMIT 1 OFFSET @skip',
);
const FEEDBACK = selectRows('Feedback', 'WHERE "brandCode" = ? ORDER BY "id" DESC');
const ONE = selectRows('Feedback', 'WHERE "brandCode" = ? AND "id" = ?');
const VOTES = query<{ tag: string; yes: number; no: number }>(
  `SELECT "tag", SUM("isHelpful") AS "yes", SUM(NOT "isHelpful") AS "no" FROM "HelpVote"
    WHERE "brandCode" = @brandCode AND (@tag IS NULL OR "tag" = @tag) GROUP BY "tag"`,
);

/** For the back office (control/queues.ts). */
export const FEEDBACK_QUEUE = `SELECT "id" AS "row", "id", "memberId", CASE WHEN "answer" IS NULL THEN 'open' ELSE 'answered' END AS "state",
    '' AS "detail", NULL AS "amount", "time", "answer" IS NULL AS "isWaiting" FROM "Feedback" WHERE "brandCode" = @brandCode`;

export const listTopics = (world: World, brandCode: string) =>
  world.cached(`help topics ${brandCode}`, ['HelpTopic'], () => world.read.all(TOPICS, brandCode));

export const listArticles = (world: World, brandCode: string) =>
  world.cached(`help articles ${brandCode}`, ['HelpArticle'], () => world.read.all(ARTICLES, brandCode));

/** A second vote replaces the first. */
export const saveVote = (world: World, { isHelpful, time, ...key }: NewRow<'HelpVote'>) =>
  world.upsert('HelpVote', key, { isHelpful, time });

/** Counts for each article, or for one. */
export const countVotes = ({ read }: World, brandCode: string, tag?: string) =>
  read.all(VOTES, { brandCode, tag: tag ?? null });

/** Returns the `nth` newest since a time; null for fewer. */
export const findNthFeedback = (
  { read }: Store,
  { nth, ...of }: { brandCode: string; sender: string; since: number; nth: number },
) => read.first(NTH, { ...of, skip: nth - 1 });

export const insertFeedback = (store: Store, row: NewRow<'Feedback'>) => store.insert('Feedback', row);

/** Returns the newest first. */
export const listFeedbackRows = ({ read }: World, brandCode: string) => read.all(FEEDBACK, brandCode);

export const findFeedback = ({ read }: Store, brandCode: string, id: number) => read.first(ONE, brandCode, id);

export const setAnswer = (store: Store, id: number, answer: string, answeredAt: Date) =>
  store.patch('Feedback', { id }, { answer, answeredAt });
