import { propose } from '../domains/agent/contracts/agreements.ts';
import type { ContractKind } from '../domains/agent/contracts/periods.ts';
import { usualTerms } from '../domains/agent/contracts/templates.ts';
import type { ContractTerms } from '../domains/agent/contracts/terms.ts';
import { ApiError } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';

interface Proposal extends Partial<ContractTerms> {
  account: string;
  kind: ContractKind;
}

/** Proposes a contract that the brand pays, instead of an open proposal of the kind. Throws 404, 422. */
export async function proposeContract(world: World, brandCode: string, { account, kind, ...change }: Proposal) {
  const { brand, member } = requireMember(world, brandCode, account);
  if (member.type === 0) throw new ApiError(422, 'contract.terms', `${account} is a player: propose to agents.`);
  const terms = { ...usualTerms(brand, kind), ...change };
  const to = { brandCode, kind, uplineId: null, lineId: member.id, isPaidByBrand: true };
  await world.transact((store) => propose(store, { ...to, terms }, world.now()));
  return { account, kind, terms };
}

export const contractOperations: ControlHandlers<'proposeContract'> = {
  proposeContract: ({ world, path, body }) => proposeContract(world, path.brand, body),
};
