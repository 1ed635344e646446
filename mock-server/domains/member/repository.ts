import type { World } from '../../worlds/world.ts';

export const findMember = (world: World, id: number) => world.db.member.findUniqueOrThrow({ where: { id } });
