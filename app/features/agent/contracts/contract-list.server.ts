import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';

export type Contracts = Value<'contractDividend'>;

/** The agent's own and the lines'. */
export const listContracts = ({ api }: Pick<Site, 'api'>, key: ContractKey): Promise<Contracts> =>
  api.call(CONTRACT_KINDS[key].contract as 'contractDividend', { body: { intent: 'get' } });

/** Accepted, and not ended: proposals to lines must be under it. */
export const findOwn = ({ mine }: Contracts) =>
  mine.find(({ state, validTo }) => state === 'ACCEPTED' && validTo === null);
