import { firstDrawAt } from '../engine/lottery/grids.ts';
import { ApiError } from '../http/api-error.ts';
import { isoInZone } from '../shared/zone.ts';
import { Clock, type ClockSetting, LATEST_TIME } from '../worlds/clock.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { describeDue, findMoment, listDue } from './due.ts';

const FIRST_DRAW_AT = firstDrawAt();

/** Throws 422 before the lotteries' first draw, as no draw could be read, and after `LATEST_TIME`. */
function requireInRange(now: number): void {
  const limit = now < FIRST_DRAW_AT ? `before ${isoInZone(FIRST_DRAW_AT)}` : `after ${isoInZone(LATEST_TIME)}`;
  if (now < FIRST_DRAW_AT || now > LATEST_TIME)
    throw new ApiError(422, 'clock.outside', `The clock may not be ${limit}.`);
}

export const requireSetting = (setting: ClockSetting | undefined) => setting && requireInRange(Clock.startOf(setting));

function describeClock({ clock }: World) {
  const now = clock.now();
  return { setting: clock.setting, now, nowIso: isoInZone(now) };
}

/** Does what falls due meanwhile. Throws 422. */
export async function letPass(world: World, ms: number): Promise<void> {
  requireInRange(world.now() + ms);
  await world.changeClock((clock) => clock.advance(ms));
  await world.playAllDue();
}

export const clockOperations: ControlHandlers<'getClock' | 'setClock' | 'advanceClock' | 'listDue'> = {
  getClock: ({ world }) => describeClock(world),
  async setClock({ world, body }) {
    requireSetting(body);
    await world.changeClock((clock) => clock.set(body));
    await world.playAllDue();
    return describeClock(world);
  },
  async advanceClock({ world, body }) {
    const { ms, due } = 'to' in body ? findMoment(world, body) : { ms: body.ms, due: null };
    await letPass(world, ms);
    return { ...describeClock(world), due: due && describeDue(due) };
  },
  listDue: ({ world, query }) => listDue(world, query),
};
