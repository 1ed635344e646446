import type { AgentKey } from '~/config/pages.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { AGENT_KEYS } from '../agent-keys.ts';
import { readRights } from '../rights/rights.server.ts';
import { CONTRACT_KINDS, type ContractKey } from './contract-kinds.ts';

const isContractKey = (key: AgentKey): key is ContractKey => Object.hasOwn(CONTRACT_KINDS, key);

/** Entries of the menu: pages of contracts by their flags, none of them if those cannot be read; to sub-accounts what they may read. Throws as `requireAgent`. */
export async function readOpenPages(site: Site): Promise<AgentKey[]> {
  requireAgent(site);
  const [flags, rights] = await Promise.all([
    optional(site, 'getConsolidatedFunds', site.api.call('getConsolidatedFunds'), null),
    readRights(site),
  ]);
  const isShown = (key: AgentKey) => !isContractKey(key) || (flags?.[CONTRACT_KINDS[key].flag] ?? 0) > 0;
  const last: AgentKey[] = site.member?.subAccount ? ['audit'] : ['subs'];
  return [...AGENT_KEYS.filter(isShown), ...last].filter((key) => rights(key).mayRead);
}
