import { expect } from 'vitest';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { MINUTE } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pickCaller, step } from './command.ts';
import { fund } from './games.ts';
import { type Race, requireMall } from './loyalty-model.ts';
import { MAIN, type MemberState, type Model, totalBalance } from './model.ts';
import { book } from './money.ts';
import { addDue } from './orders-model.ts';

const FINALIZE = 10 * MINUTE;

type View = Value<'joinTournament'>;

const listRacers = ({ members }: Model, brand: string) =>
  members.filter((member) => member.brand === brand && member.loyalty.race.isIn);

/** Too few players: cancelled, with the buy-ins back. */
function start(model: Model, brand: string, race: Race): void {
  if (race.state !== 'PUBLISHED') return;
  const racers = listRacers(model, brand);
  race.state = racers.length < race.leastPlayers ? 'CANCELLED' : 'RUNNING';
  if (race.state === 'CANCELLED') for (const racer of racers) book(racer, MAIN, race.buyIn);
}

/** Returns null at a brand without tournaments, whose refusal `contract/system` tests. */
function pickRacer(model: Model, token: number) {
  const caller = pickCaller(model, token, 'closed');
  const { merchant } = caller.asker;
  const known = model.members.find(({ brand }) => brand === merchant);
  const race = known && requireMall(model, known).race;
  if (!race) return null;
  if (model.now >= race.startTime) start(model, merchant, race);
  if (race.state !== 'PUBLISHED' && race.state !== 'CANCELLED' && model.now >= race.endTime)
    race.state = model.now < race.endTime + FINALIZE ? 'FINALIZING' : 'FINISHED';
  return { ...caller, race };
}

function expectRace(model: Model, { brand, loyalty }: MemberState, { state }: Race, view: View): void {
  expect({ state: view.state, players: view.players, isIn: view.own !== null }).toEqual({
    state,
    players: listRacers(model, brand).length,
    isIn: loyalty.race.isIn,
  });
}

export const enter = (token: number, number: number): Command =>
  step(`enter(${token}, ${number})`, async (model, { here }) => {
    const racer = pickRacer(model, token);
    if (!racer) return;
    const { asker, member, refusal, race } = racer;
    const reference = `tournament-${number}`;
    const body = { tournamentId: race.id, reference };
    const reply = await here.client.call('joinTournament', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const own = member.loyalty.race;
    if (own.last !== reference) {
      if (own.used.has(reference)) return expectRefused(reply, 409, 'reference.reused');
      if (own.isIn) return expectRefused(reply, 409, 'tournament.joined');
      if (race.state !== 'PUBLISHED' && race.state !== 'RUNNING') return expectRefused(reply, 409, 'tournament.closed');
      if (totalBalance(member) < race.buyIn) return expectRefused(reply, 422, 'balance.insufficient');
      fund(member, race.buyIn);
      book(member, MAIN, -race.buyIn);
      own.used.add(reference);
      Object.assign(own, { isIn: true, last: reference });
      if (race.state === 'PUBLISHED') addDue(model, race.startTime, () => start(model, member.brand, race));
    }
    expectRace(model, member, race, carriedBy<View>(reply));
  });

export const quit = (token: number): Command =>
  step(`quit(${token})`, async (model, { here }) => {
    const racer = pickRacer(model, token);
    if (!racer) return;
    const { asker, member, refusal, race } = racer;
    const reply = await here.client.call('leaveTournament', { ...asker, query: { tournamentId: race.id } });
    if (!member) return expectNoMember(reply, refusal);
    const own = member.loyalty.race;
    if (own.isIn) {
      if (race.state !== 'PUBLISHED') return expectRefused(reply, 409, 'tournament.closed');
      book(member, MAIN, race.buyIn);
      own.isIn = false;
    }
    expectRace(model, member, race, carriedBy<View>(reply));
  });
