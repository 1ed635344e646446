import type { World } from '../worlds/world.ts';
import { DEFAULT_WORLD, TooManyWorlds, Worlds } from '../worlds/worlds.ts';
import { invalid } from './api-error.ts';
import type { Exchange } from './exchange.ts';
import { drawRequestId } from './request-id.ts';

/** The world that `X-Mock-World` names, or the default one, opened; a new name makes a new world. Throws 400. */
export async function worldOf(req: Exchange['req'], worlds: Worlds): Promise<World> {
  const name = req.headers['x-mock-world'] ?? DEFAULT_WORLD;
  if (typeof name !== 'string' || !Worlds.isName(name)) {
    throw invalid(
      'X-Mock-World must be a name of letters, digits, dots, dashes and underscores, at most 64 characters.',
    );
  }
  const world = await openNamed(worlds, name);
  // It may be reset while one waits for it: only an open world is entered.
  for (let opening = world.open(); opening; opening = world.open()) await opening;
  return world;
}

async function openNamed(worlds: Worlds, name: string): Promise<World> {
  try {
    return await worlds.use(name);
  } catch (error) {
    throw error instanceof TooManyWorlds ? invalid(error.message) : error;
  }
}

/** Puts a request into its world. */
export async function enterWorld(exchange: Exchange, worlds: Worlds): Promise<void> {
  const world = await worldOf(exchange.req, worlds);
  exchange.world = world;
  exchange.leaveWorld = world.enter();
  drawRequestId(exchange);
}
