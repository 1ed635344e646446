import { selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';

const ANSWERS = selectRows('SecurityAnswer', 'WHERE "memberId" = ? ORDER BY "position"');

/** In the order of setup. */
export const listAnswers = ({ read }: Store, memberId: number) => read.all(ANSWERS, memberId);

export const replaceAnswers = (
  world: World,
  memberId: number,
  answers: readonly { question: number; answerHash: string }[],
) =>
  world.transact(async (store) => {
    await store.delete('SecurityAnswer', { memberId });
    for (const [index, answer] of answers.entries())
      await store.insert('SecurityAnswer', { memberId, ...answer, position: index + 1 });
  });
