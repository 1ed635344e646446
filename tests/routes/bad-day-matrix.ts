import type { ServerBuild } from '@remix-run/node';
import type { Fault } from '../../mock-server/worlds/fault-plan.ts';
import { actionSamples, loaderSamples, type Sample } from './bad-day-samples.ts';

/** A way in which the API fails, and what the site understands of it. */
export interface Kind {
  name: string;
  fault: Omit<Fault, 'operation'>;
  is: 'network' | 'timeout' | 'contract' | 'refused' | 'signedOut' | 'maintenance' | 'region';
}

const refuse = (status: number, errorCode?: string) => ({ kind: 'refuse', status, errorCode }) as const;

export const kindsOf = (lateMs: number): Kind[] => [
  { name: 'is too slow', fault: { kind: 'delay', delayMs: lateMs }, is: 'timeout' },
  { name: 'is down', fault: { kind: 'down' }, is: 'network' },
  { name: 'breaks off', fault: { kind: 'cut' }, is: 'network' },
  { name: 'answers a page', fault: { kind: 'html', status: 502 }, is: 'contract' },
  { name: 'answers a page as a success', fault: { kind: 'html', status: 200 }, is: 'contract' },
  { name: 'answers another shape', fault: { kind: 'wrong-schema', status: 200 }, is: 'contract' },
  ...[200, 400, 403, 409, 429, 500, 503].map(
    (status): Kind => ({ name: `refuses with ${status}`, fault: refuse(status), is: 'refused' }),
  ),
  { name: 'refuses with 401', fault: refuse(401), is: 'signedOut' },
  { name: 'has ended the session', fault: refuse(401, 'login.not.session'), is: 'signedOut' },
  { name: 'closes for maintenance', fault: refuse(503, 'system.maintenance'), is: 'maintenance' },
  { name: 'closes to the region', fault: refuse(403, 'region.restricted'), is: 'region' },
];

/** A loader or an action, asked in one of its ways. */
export interface Target {
  name: string;
  routeId: string;
  parentId: string | undefined;
  /** Whether it is the first of its route's samples: that one meets every kind of bad day. */
  isFirst: boolean;
  sample: Sample;
  address: NonNullable<Sample['address']>;
  /** What it asks of the API on a good day. */
  operations: string[];
}

type Route = NonNullable<ServerBuild['routes'][string]>;

function pathOf(build: ServerBuild, route: Route): string {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  const before = parent ? pathOf(build, parent) : '';
  return route.path ? `${before.replace(/\/$/, '')}/${route.path}` : before || '/';
}

/** The site's loaders and actions as the server knows them. Throws for one that cannot be asked without a sample. */
export function listTargets(build: ServerBuild): Target[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route) return [];
    const { loader, action } = route.module;
    return [
      ...(loader ? targetsOf(build, route, 'loader', loaderSamples[route.id] ?? [{}]) : []),
      ...(action ? targetsOf(build, route, 'action', actionSamples[route.id] ?? []) : []),
    ];
  });
}

function targetsOf(build: ServerBuild, route: Route, what: 'loader' | 'action', samples: Sample[]): Target[] {
  const path = pathOf(build, route);
  const table = what === 'loader' ? 'loaderSamples' : 'actionSamples';
  if (samples.length === 0)
    throw new Error(`Add forms for the action of ${route.id} to ${table} in bad-day-samples.ts.`);
  return samples.map((sample, index) => {
    if (!sample.address && /[:*]/.test(path)) {
      throw new Error(`Add an address for ${route.id} (${path}) to ${table} in bad-day-samples.ts.`);
    }
    const address = sample.address ?? path;
    return {
      name: `the ${what} of ${route.id}${samples.length > 1 ? ` (${index + 1})` : ''}`,
      routeId: route.id,
      parentId: route.parentId,
      isFirst: index === 0 || what === 'action',
      sample,
      address,
      operations: [],
    };
  });
}

/** What is asked of one target on one kind of bad day. */
export interface Case {
  name: string;
  target: Target;
  kind: Kind;
  /** The operations that fail; `*` for all. */
  operations: string[];
}

/** What every page asks for first: without it there is no frame to tell in what has happened. */
const OF_BRAND = ['getPermission', 'getRouters', 'getWhitelabel'];

/** The parts that run in a file each, and the targets of each: the first part that takes a target has it. */
const PARTS = {
  actions: ({ name }: Target) => name.startsWith('the action'),
  members: ({ sample, routeId }: Target) => (sample.as ?? 'member') === 'member' && routeId.includes('member'),
  pages: () => true,
};
export type Part = keyof typeof PARTS;

const partOf = (target: Target) => Object.entries(PARTS).find(([, takes]) => takes(target))?.[0];

/** The targets of a part, and those of the routes around them. */
export function targetsAround(all: readonly Target[], part: Part): Target[] {
  const parents = new Set(all.filter((target) => partOf(target) === part).map(({ parentId }) => parentId));
  return all.filter((target) => partOf(target) === part || parents.has(target.routeId));
}

/**
 * Every loader and action of a part on one kind of each nature in turn, or on all kinds, with all that it asks for itself failing at once.
 * Besides, on some kinds in turn, everything fails, and each single operation.
 */
export function listCases(
  all: readonly Target[],
  part: Part,
  { kinds, hasAllKinds }: { kinds: readonly Kind[]; hasAllKinds: boolean },
): Case[] {
  const natures = [...new Set(kinds.map(({ is }) => is))].map((is) => kinds.filter((kind) => kind.is === is));
  let turn = 0;
  /** Kinds in turn, no two of one nature. */
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      turn += 1;
      const nature = natures[turn % natures.length] ?? [];
      return nature[Math.floor(turn / natures.length) % nature.length] as Kind;
    });
  const cases = (target: Target, failing: string[], some: readonly Kind[]): Case[] =>
    some.map((kind) => ({
      name: `${target.name}, when ${failing.join(', ')} ${kind.name}`,
      target,
      kind,
      operations: failing,
    }));
  const targets = all.filter((target) => partOf(target) === part);
  return targets.flatMap((target) => {
    const frame = new Set(all.find(({ routeId }) => routeId === target.parentId)?.operations);
    const beyond = target.operations.filter((operation) => !OF_BRAND.includes(operation));
    const own = beyond.filter((operation) => !frame.has(operation));
    return [
      ...cases(target, ['*'], take(2)),
      ...(beyond.length > 0
        ? cases(target, own.length > 0 ? own : beyond, hasAllKinds && target.isFirst ? kinds : take(natures.length))
        : []),
      ...(own.length > 1 ? own.flatMap((operation) => cases(target, [operation], take(3))) : []),
    ];
  });
}
