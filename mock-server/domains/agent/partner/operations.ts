import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, Handlers } from '../../../http/handlers.ts';
import { usualTerms } from '../contracts/templates.ts';
import { findLastPartner, insertPartner, type PartnerRow } from './repository.ts';

const KINDS = [
  ['DIVIDEND', 'DIVIDEND3'],
  ['DAILY', 'DAILYSALARY3'],
] as const;

const viewOf = ({ state, reason, createdAt }: PartnerRow): Value<'applyPartner'> => ({
  state: state as Value<'applyPartner'>['state'],
  reason,
  createdAt: createdAt.getTime(),
});

/** Throws 409. */
async function apply({ world, brand, member, body }: Context<'applyPartner'>): Promise<Value<'applyPartner'>> {
  if (member.type !== 0) throw new ApiError(409, 'partner.agent', 'You are an agent already: open the agent centre.');
  return world.transact(async (store) => {
    const last = findLastPartner(store, member.memberId);
    if (last?.state === 'RECEIVED' || last?.state === 'CONTACTED')
      throw new ApiError(409, 'partner.open', 'Your last application is not decided yet.');
    const createdAt = new Date(world.now());
    const row = {
      ...body,
      brandCode: brand.code,
      memberId: member.memberId,
      state: 'RECEIVED',
      reason: null,
      createdAt,
    };
    const id = await insertPartner(store, row);
    return viewOf({ ...row, id });
  });
}

export const partnerOperations = {
  getPartnerOffer: ({ brand }) => ({
    contracts: KINDS.flatMap(([kind, moduleId]) =>
      brand.modules.has(moduleId) ? [{ kind, terms: usualTerms(brand, kind) }] : [],
    ),
  }),
  getPartnerApplication({ world, member }) {
    const last = findLastPartner(world, member.memberId);
    return last && viewOf(last);
  },
  applyPartner: apply,
} satisfies Handlers<'getPartnerOffer' | 'getPartnerApplication' | 'applyPartner'>;
