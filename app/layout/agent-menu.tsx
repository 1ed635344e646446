import { paths } from '~/config/paths.ts';
import { AGENT_KEYS } from '~/features/agent/agent-keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AGENT_PAGES } from './agent-pages.ts';
import { CENTRE_LIST, CentreEntry } from './centre-entry.tsx';

export function AgentMenu({ current }: { current: string }) {
  const { t } = useTranslation('agent');
  return (
    <nav aria-label={t('centre.title')}>
      <ul className={CENTRE_LIST}>
        {AGENT_KEYS.map((key) => (
          <li key={key}>
            <CentreEntry
              to={paths.agent(key)}
              icon={AGENT_PAGES[key].icon}
              label={t(`centre.pages.${key}`)}
              isCurrent={current === paths.agent(key)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
