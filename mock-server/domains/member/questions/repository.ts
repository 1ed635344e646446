import type { Store } from '../../../worlds/database.ts';
import { selectRows } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';

const ANSWERS = selectRows('SecurityAnswer', 'WHERE "memberId" = ? ORDER BY "position"');

/** In the order of setup. */
export const listAnswers = ({ read }: Store, memberId: number) => read.all(ANSWERS, memberId);

export const replaceAnswers = (
  world: World,
  memberId: number,
  answers: readonly { question: number; answerHash: string }[],
) =>
  world.transact(async ({ db }) => {
    await db.securityAnswer.deleteMany({ where: { memberId } });
    await db.securityAnswer.createMany({
      data: answers.map((answer, index) => ({ memberId, ...answer, position: index + 1 })),
    });
  });
