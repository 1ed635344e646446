import { select, selectRows } from '../worlds/statements.ts';
import type { World } from '../worlds/world.ts';

const MESSAGES = selectRows('InboxMessage', 'WHERE @to IS NULL OR "to" = @to ORDER BY "id" DESC');
const MEMBERS = select('Member', ['id', 'username', 'type'], 'WHERE "brandCode" = ? ORDER BY "id"');
const HOLDERS = select(
  'Member',
  ['id', 'username'],
  `WHERE "id" IN (SELECT "memberId" FROM "Reward" WHERE "brandCode" = ? AND "source" = 'REFERRAL' AND "state" = 'pending')`,
);
const OPEN_CAPTCHAS = selectRows('Captcha', 'WHERE "usedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');
const OPEN_PUZZLES = selectRows('SliderPuzzle', 'WHERE "triedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');

export const listMessages = ({ read }: World, to?: string) => read.all(MESSAGES, { to: to ?? null });

export const clearMessages = (world: World) => world.delete('InboxMessage', {});

export const listMemberRows = ({ read }: World, brandCode: string) => read.all(MEMBERS, brandCode);

/** Members with a reward that is held. */
export const listHolders = ({ read }: World, brandCode: string) => read.all(HOLDERS, brandCode);

/** Returns the oldest first. */
export const listOpenCaptchas = ({ read }: World, since: number) => read.all(OPEN_CAPTCHAS, since);

/** Returns the oldest first. */
export const listOpenPuzzles = ({ read }: World, since: number) => read.all(OPEN_PUZZLES, since);
