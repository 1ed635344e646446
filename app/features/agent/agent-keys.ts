/** Pages below `/agent`, in the menu's order (specification, section 2: agent centre). */
export const AGENT_KEYS = [
  'announcement',
  'overview',
  'register',
  'downlines',
  'bets',
  'profit',
  'income',
  'account',
  'dividend',
  'daily',
  'hourly',
  'realtime',
] as const;
/** The audit list is below downline management; sub-accounts are the agent's alone. */
export type AgentKey = (typeof AGENT_KEYS)[number] | 'audit' | 'subs';
