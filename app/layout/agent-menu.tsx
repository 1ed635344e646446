import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import type { AgentRights } from '~/features/agent/rights/rights.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AGENT_PAGES } from './agent-pages.ts';
import { CENTRE_LIST, CentreEntry } from './centre-entry.tsx';

export interface AgentMenuView {
  /** Entries. */
  pages: AgentKey[];
  /** Announcements. */
  unread: number;
  /** To the page beside it. */
  rights: AgentRights;
}

export function AgentMenu({ current, pages, unread }: Omit<AgentMenuView, 'rights'> & { current: string }) {
  const { t } = useTranslation('agent');
  const { t: register } = useTranslation('register');
  const [, , open = 'overview'] = current.split(/[/?]/);
  const badges: Partial<Record<AgentKey, number>> = { announcement: unread };
  return (
    <nav aria-label={t('centre.title')}>
      <ul className={CENTRE_LIST}>
        {pages.map((key) => (
          <li key={key}>
            <CentreEntry
              to={paths.agent(key)}
              icon={AGENT_PAGES[key].icon}
              label={t(`centre.pages.${key}`)}
              isCurrent={key === open}
              badge={badges[key] ?? 0}
              name={badges[key] ? register('menu.unread', { count: unread }) : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
