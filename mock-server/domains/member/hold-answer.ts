import { ApiError } from '../../http/api-error.ts';
import type { World } from '../../worlds/world.ts';
import { MESSAGES } from '../messages/texts.ts';
import { writeMessage } from '../messages/write.ts';
import { endHold, listOwnHolds } from './holds/repository.ts';
import { beginExclusion } from './play-breaks.ts';

const ANSWERS = { release: 'RELEASED', close: 'CLOSED' } as const;

/**
 * Releases a held member, or gives them the self-exclusion that they match. The same decision again changes nothing.
 * Throws 409 for a member who is not held, or was answered otherwise.
 */
export function answerHold(
  world: World,
  { id: memberId, username }: { id: number; username: string },
  decision: keyof typeof ANSWERS,
): Promise<void> {
  const answer = ANSWERS[decision];
  return world.transact(async (store) => {
    const now = world.now();
    const holds = listOwnHolds(store, memberId);
    const running = holds.filter((row) => row.answer === null && row.endsAt.getTime() > now);
    const [last] = running;
    if (!last) {
      if (holds.some((row) => row.answer === answer)) return;
      const hint = `"${username}" is not held: GET …/members/held lists who is.`;
      throw new ApiError(409, 'member.not.held', hint);
    }
    for (const { id } of running) await endHold(store, id, answer, new Date(now));
    if (decision === 'close') {
      await beginExclusion(store, memberId, last.endsAt, now);
      return;
    }
    const { title, text } = MESSAGES.accountReleased;
    await writeMessage(store, { memberId, title, paragraphs: [text], subject: { kind: 'limits' }, at: now });
  });
}
