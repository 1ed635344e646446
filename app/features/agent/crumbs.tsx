import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { Crumb } from './figures.server.ts';

/** Nothing for the agent's own rows. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('agent');
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('downlines.crumbs')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {crumbs.map(({ account, nickname, path }, index) => (
          <li key={account} className="flex items-center gap-1">
            {index > 0 && <Icon name="right" className="size-3.5 text-muted" />}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="touch inline-flex items-center font-medium text-link hover:underline">
                {nickname}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium wrap-anywhere">
                {nickname}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
