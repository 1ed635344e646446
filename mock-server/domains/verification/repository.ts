import type { Store } from '../../worlds/database.ts';
import type { World } from '../../worlds/world.ts';

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

/** Takes a puzzle that has not been tried; null where there is none. Of two tries at once only one gets it. */
export async function takePuzzle(world: World, brandCode: string, id: string, now: Date) {
  const { count } = await world.db.sliderPuzzle.updateMany({
    where: { id, brandCode, triedAt: null },
    data: { triedAt: now },
  });
  return count === 1 ? world.db.sliderPuzzle.findUnique({ where: { id } }) : null;
}

export const insertProof = (world: World, proof: Proof & { brandCode: string; scene: string; createdAt: Date }) =>
  world.db.humanProof.create({ data: proof });

/** Uses a proof up; false where there is no such proof of that scene since a time. */
export async function spendProof(
  world: World,
  proof: Proof & { brandCode: string; scene: string },
  now: Date,
  since: Date,
): Promise<boolean> {
  const { count } = await world.db.humanProof.updateMany({
    where: { ...proof, usedAt: null, createdAt: { gte: since } },
    data: { usedAt: now },
  });
  return count === 1;
}

interface CodeOf {
  brandCode: string;
  scene: string;
  mobileKey: string;
}

/** The nth code since a time, counted from the latest; null where there are fewer. */
export const findNthCode = (
  store: Store,
  of: { brandCode: string } & Partial<CodeOf & { network: string }>,
  since: Date,
  nth: number,
) =>
  store.verificationCode.findFirst({
    where: { ...of, createdAt: { gt: since } },
    orderBy: { id: 'desc' },
    skip: nth - 1,
  });

export const insertCode = (
  store: Store,
  code: CodeOf & { network: string; code: string; createdAt: Date; expiresAt: Date },
) => store.verificationCode.create({ data: code });

export const findLatestCode = (store: Store, of: CodeOf) =>
  store.verificationCode.findFirst({ where: of, orderBy: { id: 'desc' } });

export const countWrongTry = (world: World, id: number) =>
  world.db.verificationCode.update({ where: { id }, data: { wrongTries: { increment: 1 } } });

/** Uses a code up; false where somebody else was quicker. */
export async function spendCode(world: World, id: number, now: Date): Promise<boolean> {
  const { count } = await world.db.verificationCode.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: now },
  });
  return count === 1;
}

export const findMemberByMobile = (world: World, brandCode: string, mobileKey: string) =>
  world.db.member.findUnique({ where: { brandCode_mobileKey: { brandCode, mobileKey } } });
