/** Pages below `/agent`, in the menu's order (specification, section 2: agent centre). */
export const AGENT_KEYS = ['overview', 'downlines'] as const;
export type AgentKey = (typeof AGENT_KEYS)[number];
