import type { World } from '../worlds/world.ts';

export const listMessages = (world: World, to?: string) =>
  world.db.inboxMessage.findMany({ where: to === undefined ? {} : { to }, orderBy: { id: 'desc' } });

export const clearMessages = (world: World) => world.db.inboxMessage.deleteMany();
