import { CAPTCHA_LIFE_MS } from '../domains/system/captcha.ts';
import { insertSolved, PUZZLE_LIFE_MS } from '../domains/verification/slider.ts';
import { isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listOpenCaptchas, listOpenPuzzles } from './repository.ts';

/** Includes the answers, newest first. */
export function listChallenges(world: World) {
  const captchas = listOpenCaptchas(world, world.now() - CAPTCHA_LIFE_MS);
  const puzzles = listOpenPuzzles(world, world.now() - PUZZLE_LIFE_MS);
  const inOrder = [
    ...captchas.map(({ id, digits, createdAt }) => ({
      kind: 'captcha',
      id,
      answer: digits,
      time: createdAt.getTime(),
    })),
    ...puzzles.map(({ id, x, createdAt }) => ({ kind: 'slider', id, answer: String(x), time: createdAt.getTime() })),
  ].sort((a, b) => a.time - b.time);
  return inOrder.reverse().map((challenge) => ({ ...challenge, timeIso: isoInZone(challenge.time) }));
}

/** Needs no puzzle. Throws 404. */
export async function createProof(world: World, brand: string, { scene }: { scene: string }) {
  requireBrand(world, brand);
  return insertSolved(world, brand, scene);
}

export const challengeOperations: ControlHandlers<'listChallenges' | 'createProof'> = {
  listChallenges: ({ world }) => listChallenges(world),
  createProof: ({ world, path, body }) => createProof(world, path.brand, body),
};
