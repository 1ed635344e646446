import type { World } from '../worlds/world.ts';

export const listMessages = (world: World, to?: string) =>
  world.db.inboxMessage.findMany({ where: to === undefined ? {} : { to }, orderBy: { id: 'desc' } });

export const clearMessages = (world: World) => world.db.inboxMessage.deleteMany();

/** Captchas and puzzles that nobody has tried. */
export const listOpenChallenges = (world: World) =>
  Promise.all([
    world.db.captcha.findMany({ where: { usedAt: null }, orderBy: { createdAt: 'asc' } }),
    world.db.sliderPuzzle.findMany({ where: { triedAt: null }, orderBy: { createdAt: 'asc' } }),
  ]);
