import type { ComponentType, LazyExoticComponent } from 'react';
import type { AgentKey } from '~/features/agent/agent-keys.ts';
import type { IconName } from '~/ui/icon.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { AgentViews } from './agent-pages.server.ts';

type AgentPages = {
  [Name in AgentKey]: { icon: IconName; Body: LazyExoticComponent<ComponentType<{ view: AgentViews[Name] }>> };
};

export const AGENT_PAGES = {
  overview: { icon: 'chart', Body: lazyPart(() => import('~/features/agent/overview/overview-page.tsx')) },
  downlines: { icon: 'user', Body: lazyPart(() => import('~/features/agent/downlines/downlines-page.tsx')) },
} satisfies AgentPages;
