import type { ServerBuild } from '@remix-run/node';
import type { Fault } from '../../mock-server/worlds/fault-plan.ts';
import { actionSamples, loaderSamples, type Sample } from './bad-day-samples.ts';

export interface Kind {
  name: string;
  fault: Omit<Fault, 'operation'>;
  is: 'network' | 'timeout' | 'contract' | 'refused' | 'signedOut' | 'maintenance' | 'region';
}

const refuse = (status: number, errorCode?: string) => ({ kind: 'refuse', status, errorCode }) as const;

export const listKinds = (lateMs: number): Kind[] => [
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

export interface Target {
  name: string;
  routeId: string;
  parentId: string | undefined;
  /** The first sample of a route, or of a page of a centre. */
  isFirst: boolean;
  sample: Sample;
  address: NonNullable<Sample['address']>;
  /** Calls without a failure. */
  operations: string[];
}

type Route = NonNullable<ServerBuild['routes'][string]>;

function routePath(build: ServerBuild, route: Route): string {
  const parent = route.parentId ? build.routes[route.parentId] : undefined;
  const before = parent ? routePath(build, parent) : '';
  return route.path ? `${before.replace(/\/$/, '')}/${route.path}` : before || '/';
}

/** @throws for one that needs a sample and has none */
export function listTargets(build: ServerBuild): Target[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route) return [];
    const { loader, action } = route.module;
    return [
      ...(loader ? routeTargets(build, route, 'loader', loaderSamples[route.id] ?? [{}]) : []),
      ...(action ? routeTargets(build, route, 'action', actionSamples[route.id] ?? []) : []),
    ];
  });
}

function routeTargets(build: ServerBuild, route: Route, what: 'loader' | 'action', samples: Sample[]): Target[] {
  const path = routePath(build, route);
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
      isFirst: index === 0 || (sample.isFirst ?? false),
      sample,
      address,
      operations: [],
    };
  });
}

export interface Case {
  name: string;
  target: Target;
  kind: Kind;
  /** `*` for all. */
  operations: string[];
}

/** Every page needs them to render its frame. */
const OF_BRAND = ['getPermission', 'getRouters', 'getWhitelabel'];

/** Each part runs in one file. The first match takes a target. */
const PARTS = {
  actions: ({ name }: Target) => name.startsWith('the action'),
  members: ({ sample, routeId }: Target) => (sample.as ?? 'member') === 'member' && routeId.includes('member'),
  pages: () => true,
};
export type Part = keyof typeof PARTS;

const findPart = (target: Target) => Object.entries(PARTS).find(([, takes]) => takes(target))?.[0];

/** Includes the parent routes. */
export function targetsAround(all: readonly Target[], part: Part): Target[] {
  const parents = new Set(all.filter((target) => findPart(target) === part).map(({ parentId }) => parentId));
  return all.filter((target) => findPart(target) === part || parents.has(target.routeId));
}

/** Kinds of failure for a loader or action: by its neighbours, each class strikes every second one. */
const KINDS_OF_FIRST = 2;
/** No factor of the number of classes, so that neighbours begin with different ones. */
const TURNS_PER_TARGET = 5;

/**
 * Fails all operations of a loader or action: two kinds in turn, one for a further sample of the same code, or all
 * kinds. Kinds in turn also fail everything: one kind, or two; and each single operation: one, or three.
 */
export function listCases(
  all: readonly Target[],
  part: Part,
  { kinds, hasAllKinds }: { kinds: readonly Kind[]; hasAllKinds: boolean },
): Case[] {
  const natures = [...new Set(kinds.map(({ is }) => is))].map((is) => kinds.filter((kind) => kind.is === is));
  let turn: number;
  /** No two of one class. */
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
  const targets = all.filter((target) => findPart(target) === part);
  return targets.flatMap((target, index) => {
    // A target's calls may depend on the date, and must not decide over the next target's kinds.
    turn = index * TURNS_PER_TARGET;
    const frame = new Set(all.find(({ routeId }) => routeId === target.parentId)?.operations);
    const beyond = target.operations.filter((operation) => !OF_BRAND.includes(operation));
    const own = beyond.filter((operation) => !frame.has(operation));
    return [
      ...cases(target, ['*'], take(hasAllKinds ? 2 : 1)),
      ...(beyond.length > 0
        ? cases(target, own.length > 0 ? own : beyond, hasAllKinds ? kinds : take(target.isFirst ? KINDS_OF_FIRST : 1))
        : []),
      ...(own.length > 1 ? own.flatMap((operation) => cases(target, [operation], take(hasAllKinds ? 3 : 1))) : []),
    ];
  });
}
