import type { Store } from '../../worlds/database.ts';
import { select, selectRows } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

const PUZZLE = selectRows('SliderPuzzle', 'WHERE "id" = ?');
const LATEST_CODE = selectRows(
  'VerificationCode',
  'WHERE "brandCode" = ? AND "scene" = ? AND "mobileKey" = ? ORDER BY "id" DESC LIMIT 1',
);
const NTH_CODE = select(
  'VerificationCode',
  ['createdAt'],
  `WHERE "brandCode" = @brandCode AND "createdAt" > @since AND (@scene IS NULL OR "scene" = @scene)
    AND (@mobileKey IS NULL OR "mobileKey" = @mobileKey) AND (@network IS NULL OR "network" = @network)
    ORDER BY "id" DESC LIMIT 1 OFFSET @skip`,
);

export interface Proof {
  passToken: string;
  lotNumber: string;
  captchaOutput: string;
  genTime: string;
}

export const insertPuzzle = (
  world: World,
  puzzle: { id: string; brandCode: string; scene: string; x: number; y: number; createdAt: Date },
) => world.db.sliderPuzzle.create({ data: puzzle });

/** Returns null if there is none. Only one of two concurrent tries succeeds. */
export async function takePuzzle(world: World, brandCode: string, id: string, now: Date) {
  const { count } = await world.db.sliderPuzzle.updateMany({
    where: { id, brandCode, triedAt: null },
    data: { triedAt: now },
  });
  return count === 1 ? world.read.first(PUZZLE, id) : null;
}

export const insertProof = (world: World, proof: Proof & { brandCode: string; scene: string; createdAt: Date }) =>
  world.db.humanProof.create({ data: proof });

/** Returns false if there is no proof of the scenes since a time. */
export async function spendProof(
  world: World,
  proof: Proof & { brandCode: string },
  scenes: string[],
  now: Date,
  since: Date,
): Promise<boolean> {
  const { count } = await world.db.humanProof.updateMany({
    where: { ...proof, scene: { in: scenes }, usedAt: null, createdAt: { gte: since } },
    data: { usedAt: now },
  });
  return count === 1;
}

interface CodeFilter {
  brandCode: string;
  scene?: string;
  mobileKey?: string;
  network?: string;
}

interface CodeOf {
  brandCode: string;
  scene: string;
  mobileKey: string;
}

/** Returns the latest first; null if there are fewer. */
export function findNthCode({ read }: Store, of: CodeFilter, since: Date, nth: number) {
  const { brandCode, scene = null, mobileKey = null, network = null } = of;
  return read.first(NTH_CODE, { brandCode, scene, mobileKey, network, since: since.getTime(), skip: nth - 1 });
}

export const insertCode = (
  { db }: Store,
  code: CodeOf & { network: string; code: string; createdAt: Date; expiresAt: Date },
) => db.verificationCode.create({ data: code });

export const findLatestCode = ({ read }: Store, { brandCode, scene, mobileKey }: CodeOf) =>
  read.first(LATEST_CODE, brandCode, scene, mobileKey);

export const countWrongTry = (world: World, id: number) =>
  world.db.verificationCode.update({ where: { id }, data: { wrongTries: { increment: 1 } } });

/** Returns false if the code was consumed concurrently. */
export async function spendCode({ db }: Store, id: number, now: Date): Promise<boolean> {
  const { count } = await db.verificationCode.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}
