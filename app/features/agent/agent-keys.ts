import { type AgentKey, CENTRES } from '~/config/pages.ts';

/** Pages of the menu, in its order: the audit list is below downline management, sub-accounts are the agent's alone. */
export const AGENT_KEYS = (Object.keys(CENTRES.agent) as AgentKey[]).filter((key) => key !== 'audit' && key !== 'subs');
