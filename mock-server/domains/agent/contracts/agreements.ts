import { ApiError } from '../../../http/api-error.ts';
import type { Store } from '../../../worlds/store.ts';
import { type ContractKind, PROPOSED_MS, periodAt } from './periods.ts';
import {
  answerContract,
  type Contract,
  endContract,
  findContract,
  insertContract,
  listLive,
  listProposals,
} from './repository.ts';
import { schedulePay } from './settle.ts';
import { type ContractTerms, checkTerms, checkUnder } from './terms.ts';

export type ContractState = 'PROPOSED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED' | 'ENDED';

const STATES = { rejected: 'REJECTED', withdrawn: 'WITHDRAWN' } as const;

/** Expiry and end need no event. `now` is epoch milliseconds. */
export function stateOf(
  { state, proposedAt, validTo }: Pick<Contract, 'state' | 'proposedAt' | 'validTo'>,
  now: number,
): ContractState {
  if (state === 'rejected' || state === 'withdrawn') return STATES[state];
  if (state === 'proposed') return now < proposedAt.getTime() + PROPOSED_MS ? 'PROPOSED' : 'EXPIRED';
  return validTo && validTo.getTime() <= now ? 'ENDED' : 'ACCEPTED';
}

/** Accepted, and valid at a time or later; the newest first. */
export const findOwn = (store: Store, lineId: number, kind: ContractKind, now: number): Contract | null =>
  listLive(store, lineId, kind, now).find(({ validTo }) => validTo === null) ?? null;

interface Proposal {
  brandCode: string;
  kind: ContractKind;
  /** Null for the brand. */
  uplineId: number | null;
  lineId: number;
  terms: ContractTerms;
  isPaidByBrand: boolean;
}

/** The own contract above the terms of a proposal. Throws 422 without one, and for terms that are not under it. */
export function requireUnderOwn(store: Store, uplineId: number, kind: ContractKind, terms: ContractTerms, at: number) {
  const own = findOwn(store, uplineId, kind, at);
  if (!own) throw refused('contract.none.own', 'You need an accepted contract of this kind yourself.');
  checkUnder(own.terms, terms);
  return own;
}

/**
 * Proposes a contract to a direct line, instead of an open proposal. Throws 422 for terms that do not rise, and for those
 * that are not under the upline's own contract. Call in a transaction.
 */
export async function propose(store: Store, proposal: Proposal, at: number): Promise<void> {
  const { kind, uplineId, lineId, terms, isPaidByBrand } = proposal;
  checkTerms(kind, terms);
  if (uplineId !== null && !isPaidByBrand) requireUnderOwn(store, uplineId, kind, terms, at);
  for (const { id } of listProposals(store, lineId, kind)) await answerContract(store, id, 'withdrawn', at);
  await insertContract(store, { ...proposal, proposedAt: at });
}

/** Throws 404 for a contract that is not this one's to answer or to end, and 422 for one in another state. */
export function requireContract(
  store: Store,
  {
    id,
    kind,
    side,
    memberId,
  }: { id: number | undefined; kind: ContractKind; side: 'line' | 'upline' | 'any'; memberId: number },
  wanted: ContractState,
  now: number,
): Contract {
  const contract = id === undefined ? null : findContract(store, id);
  const isLine = contract?.lineId === memberId && side !== 'upline';
  const isUpline = contract?.uplineId === memberId && side !== 'line';
  if (!contract || contract.kind !== kind || !(isLine || isUpline))
    throw new ApiError(404, 'contract.not.found', 'You have no such contract.');
  const state = stateOf(contract, now);
  if (state !== wanted) throw refused('contract.state', `The contract is ${state.toLowerCase()}.`);
  return contract;
}

/** An accepted contract begins with its next period; the one before ends with its own running period. */
export async function accept(store: Store, contract: Contract, at: number): Promise<void> {
  const { period } = contract.terms;
  let begin = periodAt(period, at).to;
  for (const live of listLive(store, contract.lineId, contract.kind, at)) {
    const end = endOf(live, at);
    if (live.validTo === null) await endContract(store, live.id, end);
    const next = periodAt(period, end);
    begin = Math.max(begin, next.from === end ? end : next.to);
  }
  await answerContract(store, contract.id, 'accepted', at, begin);
  if (contract.kind === 'DIVIDEND') await schedulePay(store, contract, periodAt(period, begin));
}

/** From the next period on. */
export const end = (store: Store, contract: Contract, at: number) =>
  endContract(store, contract.id, endOf(contract, at));

/** The end of the running period; one that has not begun never does. */
function endOf({ validFrom, validTo, terms }: Contract, at: number): number {
  if (validTo) return validTo.getTime();
  const from = validFrom?.getTime() ?? at;
  return from > at ? from : periodAt(terms.period, at).to;
}

const refused = (code: string, message: string) => new ApiError(422, code, message);
