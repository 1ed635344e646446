import { DEFAULT_WORLD, Worlds } from '../worlds/worlds.ts';
import { invalid } from './api-error.ts';
import type { Exchange } from './exchange.ts';
import { drawRequestId } from './request-id.ts';

/** The world that `X-Mock-World` names, or the default one; a new name makes a new world. */
export async function enterWorld(exchange: Exchange, worlds: Worlds): Promise<void> {
  const name = exchange.req.headers['x-mock-world'] ?? DEFAULT_WORLD;
  if (typeof name !== 'string' || !Worlds.isName(name)) {
    throw invalid(
      'X-Mock-World must be a name of letters, digits, dots, dashes and underscores, at most 64 characters.',
    );
  }
  const used = worlds.use(name);
  const world = used instanceof Promise ? await used : used;
  // It may be reset while one waits for it: only an open world is entered.
  for (let opening = world.open(); opening; opening = world.open()) await opening;
  exchange.world = world;
  exchange.leaveWorld = world.enter();
  drawRequestId(exchange);
}
