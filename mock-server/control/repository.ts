import type { World } from '../worlds/world.ts';

export const listMessages = (world: World, to?: string) =>
  world.db.inboxMessage.findMany({ where: to === undefined ? {} : { to }, orderBy: { id: 'desc' } });

export const clearMessages = (world: World) => world.db.inboxMessage.deleteMany();

/** Captchas and puzzles since a time of each that nobody has tried, in the order they were made. */
export const listOpenChallenges = (world: World, captchasSince: Date, puzzlesSince: Date) =>
  Promise.all([
    world.db.captcha.findMany({
      where: { usedAt: null, createdAt: { gte: captchasSince } },
      orderBy: { createdAt: 'asc' },
    }),
    world.db.sliderPuzzle.findMany({
      where: { triedAt: null, createdAt: { gte: puzzlesSince } },
      orderBy: { createdAt: 'asc' },
    }),
  ]);
