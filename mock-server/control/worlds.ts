import { type Body, contractVersion, operations } from '../../openapi/generated/control-operations.ts';
import {
  operations as gamingOperations,
  contractVersion as gamingVersion,
} from '../../openapi/generated/gaming-operations.ts';
import { closeTeamDays } from '../domains/team/team.ts';
import { ApiError } from '../http/api-error.ts';
import { isoInZone } from '../shared/zone.ts';
import { SnapshotRefused } from '../worlds/snapshot.ts';
import { TemplateFailed } from '../worlds/team-template.ts';
import type { World } from '../worlds/world.ts';
import { TooManyWorlds, type Worlds } from '../worlds/worlds.ts';
import type { ControlHandlers } from './call.ts';
import { requireSetting } from './clock.ts';

type WorldChoice = Omit<Body<'createWorld'>, 'scenarios'>;

const startedAt = performance.now();

const servedApi = (version: string, all: object) => ({ version, operations: Object.keys(all).length });

export const describeWorld = (world: World) => ({
  name: world.name,
  isOpen: world.isOpen,
  now: world.now(),
  nowIso: isoInZone(world.now()),
  lastUsed: Math.round(world.lastUsed),
  lastUsedIso: isoInZone(world.lastUsed),
});

const SNAPSHOT_FAULTS = {
  broken: [422, 'snapshot.broken'],
  schema: [409, 'snapshot.schema'],
  large: [413, 'request_body_too_large'],
} as const;

function refusalOf(error: unknown): unknown {
  if (error instanceof TooManyWorlds) return new ApiError(409, 'worlds.too.many', error.message);
  if (error instanceof SnapshotRefused) {
    const [status, code] = SNAPSHOT_FAULTS[error.fault];
    return new ApiError(status, code, error.message);
  }
  return error instanceof TemplateFailed ? new ApiError(503, 'template.failed', error.message.slice(0, 480)) : error;
}

function throwRefusal(error: unknown): never {
  throw refusalOf(error);
}

/** Throws 409, 422, 503. */
export async function makeWorld(worlds: Worlds, { name, record, ...options }: WorldChoice) {
  if (!worlds.has(name)) requireSetting(options.clock);
  const made = await worlds.create(name, options).catch(throwRefusal);
  // The first reader of a year would wait for seconds.
  if (made.isNew && options.template === 'team') await closeTeamDays(made.world, { code: 'baize' });
  if (record) made.world.isRecorded = true;
  return made;
}

export const worldOperations: ControlHandlers<
  'getHealth' | 'listWorlds' | 'deleteWorld' | 'resetWorld' | 'exportWorld' | 'importWorld' | 'copyWorld'
> = {
  getHealth: ({ worlds, config: { origins, sites } }) => ({
    status: 'ok',
    gaming: servedApi(gamingVersion, gamingOperations),
    control: servedApi(contractVersion, operations),
    worlds: worlds.list().filter(({ isOpen }) => isOpen).length,
    uptimeMs: Math.round(performance.now() - startedAt),
    memoryBytes: process.memoryUsage.rss(),
    origin: new URL(origins[0] as string).origin,
    sites,
  }),
  listWorlds: ({ worlds }) => worlds.list().map(describeWorld),
  async deleteWorld({ worlds, world }) {
    await worlds.delete(world.name);
    return describeWorld(world);
  },
  async resetWorld({ world }) {
    await world.begin();
    return describeWorld(world);
  },
  exportWorld: ({ worlds, world }) => worlds.snapshot(world),
  importWorld: ({ worlds, path, upload }) => worlds.restore(path.world, upload).then(describeWorld, throwRefusal),
  copyWorld({ worlds, world, body: { name } }) {
    if (worlds.has(name))
      throw new ApiError(409, 'world.exists', `There is a world "${name}": choose another name, or delete it.`);
    return worlds.copy(world, name).then(describeWorld, throwRefusal);
  },
};
