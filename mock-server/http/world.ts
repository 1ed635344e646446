import type { World } from '../worlds/world.ts';
import { TooManyWorlds, Worlds } from '../worlds/worlds.ts';
import { invalid } from './api-error.ts';
import type { Exchange } from './exchange.ts';
import { drawRequestId } from './request-id.ts';

/** `X-Mock-World` or the default one; a new name creates a world. Throws 400. */
export function resolveWorld(req: Exchange['req'], worlds: Worlds): World | Promise<World> {
  const name = req.headers['x-mock-world'] ?? worlds.defaultName;
  if (name === null) {
    throw invalid(
      'This mock shares no default world (--require-world): name a world in X-Mock-World. A new name makes one.',
    );
  }
  if (typeof name !== 'string' || !Worlds.isName(name)) {
    throw invalid(
      'X-Mock-World must be a name of letters, digits, dots, dashes and underscores, at most 64 characters.',
    );
  }
  const world = openNamed(worlds, name);
  return world instanceof Promise ? world.then(waitUntilOpen) : world;
}

/** A reset may close the world meanwhile. */
async function waitUntilOpen(world: World): Promise<World> {
  for (let opening = world.open(); opening; opening = world.open()) await opening;
  return world;
}

function openNamed(worlds: Worlds, name: string): World | Promise<World> {
  try {
    return worlds.use(name);
  } catch (error) {
    throw error instanceof TooManyWorlds ? invalid(error.message) : error;
  }
}

export function enterWorld(exchange: Exchange, worlds: Worlds): void | Promise<void> {
  const name = exchange.req.headers['x-mock-world'];
  // A response header reveals a misspelt name.
  if (typeof name === 'string' && Worlds.isName(name) && !worlds.has(name)) {
    exchange.res.setHeader('X-Mock-World-Created', name);
    exchange.isNewWorld = true;
  }
  const world = resolveWorld(exchange.req, worlds);
  return world instanceof Promise ? world.then((opened) => enter(exchange, opened)) : enter(exchange, world);
}

function enter(exchange: Exchange, world: World): void {
  exchange.world = world;
  exchange.recordId = world.countRequest();
  exchange.leaveWorld = world.enter();
  drawRequestId(exchange);
}
