import type { AgentKey } from '~/features/agent/agent-keys.ts';
import { readDownlines } from '~/features/agent/downlines/downlines.server.ts';
import { readOverview } from '~/features/agent/overview/overview.server.ts';

export const AGENT_READERS = { overview: readOverview, downlines: readDownlines };
export type AgentViews = { [Name in AgentKey]: Awaited<ReturnType<(typeof AGENT_READERS)[Name]>> };

export const isAgentPage = (name: string): name is AgentKey => Object.hasOwn(AGENT_READERS, name);
