import type { World } from './world.ts';

const MOST_ROWS = 30;

/** For a failed test: the latest requests of its world, newest first, its clock and its faults. */
export async function reportOf(world: World): Promise<string> {
  const [rows, clock, faults] = await Promise.all([world.requests.list(), world.call('getClock'), world.faults.list()]);
  const requests = rows
    .slice(0, MOST_ROWS)
    .flatMap((row) => [
      `  ${[new Date(row.time).toISOString(), row.method, row.path, row.status, row.errorCode, row.requestId].filter(Boolean).join(' ')}`,
      ...(row.stack ? [row.stack.replace(/^/gm, '      ')] : []),
    ]);
  return [
    `The world ${world.name}, at ${clock.nowIso} (${clock.setting.mode})`,
    `Faults: ${faults.length > 0 ? JSON.stringify(faults) : 'none'}`,
    'The latest requests, newest first:',
    ...(requests.length > 0 ? requests : ['  none']),
  ].join('\n');
}
