import { select } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const CODE = select(
  'Invitation',
  ['code'],
  `WHERE "memberId" = ? AND "kind" = 'REFERRAL' AND "endedAt" IS NULL ORDER BY "createdAt" LIMIT 1`,
);
const TAKEN = select('Invitation', ['code'], 'WHERE "brandCode" = ? AND "code" = ?');

export const findCode = ({ read }: Store, memberId: number): string | null => read.first(CODE, memberId)?.code ?? null;
export const isTaken = ({ read }: Store, brandCode: string, code: string): boolean =>
  read.first(TAKEN, brandCode, code) !== null;

export const insertCode = (
  store: Store,
  invitation: { brandCode: string; code: string; memberId: number; createdAt: Date },
) => store.insert('Invitation', { ...invitation, kind: 'REFERRAL', endedAt: null });
