import { type ComponentType, Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import type { AgentKey } from '~/features/agent/agent-keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { AGENT_PAGES } from './agent-pages.ts';
import { CentreFrame } from './centre-frame.tsx';

/** A page of the agent centre with its menu. */
export default function AgentCentre({ name, view }: { name: AgentKey; view: unknown }) {
  const { t } = useTranslation('agent');
  // TypeScript cannot follow the name through the table.
  const Body = AGENT_PAGES[name].Body as ComponentType<{ view: unknown }>;
  return (
    <CentreFrame
      current={paths.agent(name)}
      other={{
        menu: <AgentMenu current={paths.agent(name)} />,
        backPath: paths.agentHome(),
        backLabel: t('agentHome.title'),
      }}
      className="wrap gap-6 py-5 md:py-6"
    >
      <Suspense key={name} fallback={<Skeleton className="h-72" />}>
        <Body view={view} />
      </Suspense>
    </CentreFrame>
  );
}
