import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import { dayNumber } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { closeDays, FIGURES, type Figures, findPath, readClosedDay, type TeamPath } from './repository.ts';

/**
 * The one rule of what an agent sees (agent.md: Team): the agent and the own subtree. Returns the path from the agent down to
 * the member. Throws the same 404 for a member beside, above, of another brand, and for an unknown name.
 */
export function requireTeamMember(
  store: Store,
  { memberId, brandCode }: { memberId: number; brandCode: string },
  username: string,
): TeamPath {
  const path = findPath(store, memberId, brandCode, username);
  if (!path) throw notInTeam();
  return path;
}

/** An agent acts on direct lines alone: throws the 404 of `requireTeamMember` for others, and for the agent. */
export function requireDirectLine(store: Store, agent: Parameters<typeof requireTeamMember>[1], username: string) {
  const [, line, ...below] = requireTeamMember(store, agent, username);
  if (!line || below.length > 0) throw notInTeam();
  return line;
}

const notInTeam = () => new ApiError(404, 'downline.not.found', 'There is no member of this name in your team.');

/**
 * Adds up the days that are over since the last time, and returns the last one of them. Nothing is written for a bet:
 * call it before sums are read. They follow from the data, so that it does not matter when.
 */
export async function closeTeamDays(world: World, brand: Pick<BrandState, 'code'>): Promise<number> {
  if (readClosedDay(world, brand.code) !== dayNumber(world.now()) - 1)
    await world.transact((store) => closeTeamDaysIn(store, brand, world.now()));
  return readClosedDay(world, brand.code);
}

/** In a transaction, at a time in epoch milliseconds. */
export async function closeTeamDaysIn(store: Store, { code }: Pick<BrandState, 'code'>, at: number): Promise<void> {
  const [closed, yesterday] = [readClosedDay(store, code), dayNumber(at) - 1];
  if (closed !== yesterday) await closeDays(store, code, closed, yesterday);
}

export const NO_FIGURES = Object.fromEntries(FIGURES.map((name) => [name, 0n])) as Figures;

export const addFigures = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, one[name] + other[name]])) as Figures;

/** Returns what the company won (agent.md: Figures). */
export const companyResult = ({ stakes, win, rebate, promotion }: Figures): bigint => stakes - win - rebate - promotion;
