import { findFeedback, listFeedbackRows, setAnswer } from '../domains/help/repository.ts';
import { MESSAGES } from '../domains/messages/texts.ts';
import { fillText, plainParagraphs, writeMessage } from '../domains/messages/write.ts';
import { ApiError } from '../http/api-error.ts';
import { sendOut } from '../shared/inbox.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listMemberRows } from './repository.ts';

/** Newest first. Throws 404. */
export function listFeedback(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  const accounts = new Map(listMemberRows(world, brandCode).map(({ id, username }) => [id, username]));
  return listFeedbackRows(world, brandCode).map(({ id, memberId, category, text, contact, time, answer }) => ({
    feedbackId: id,
    account: accounts.get(memberId ?? 0) ?? null,
    category,
    text,
    contact,
    time: time.getTime(),
    answer,
  }));
}

/** A member's inbox or a visitor's mail address gets the answer. Throws 404, and 409 for a second answer. */
export async function answerFeedback(world: World, brandCode: string, id: number, { answer }: { answer: string }) {
  const { name } = requireBrand(world, brandCode);
  const now = world.now();
  const row = await world.transact(async (store) => {
    const feedback = findFeedback(store, brandCode, id);
    if (!feedback) throw new ApiError(404, 'feedback.not.found', `"${brandCode}" has no feedback ${id}.`);
    if (feedback.answer !== null)
      throw new ApiError(409, 'feedback.answered', 'It is answered: one answer goes out, and stays.');
    await setAnswer(store, id, answer, new Date(now));
    if (feedback.memberId !== null) {
      const { title, text } = MESSAGES.feedbackAnswered;
      await writeMessage(store, {
        memberId: feedback.memberId,
        title,
        paragraphs: [fillText(text, { text: feedback.text }), ...plainParagraphs(answer)],
        subject: null,
        at: now,
      });
    }
    return feedback;
  });
  if (row.contact !== null)
    await sendOut(world, { channel: 'mail', to: row.contact, subject: `${name}: your feedback`, text: answer });
  return { feedbackId: id, sentTo: row.memberId !== null ? 'INBOX' : row.contact !== null ? 'MAIL' : 'NOBODY' };
}

export const feedbackOperations: ControlHandlers<'listFeedback' | 'answerFeedback'> = {
  listFeedback: ({ world, path }) => listFeedback(world, path.brand),
  answerFeedback: ({ world, path, body }) => answerFeedback(world, path.brand, path.feedbackId, body),
};
