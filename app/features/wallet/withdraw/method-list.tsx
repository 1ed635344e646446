import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { AskView } from './withdraw.server.ts';

/** The ways to be paid; each is a link, so that one can be chosen without JavaScript. */
export function MethodList({ methods }: { methods: AskView['methods'] }) {
  const { t } = useTranslation('wallet');
  return (
    <nav aria-label={t('withdraw.methods')}>
      <ul className="grid gap-2 min-[30rem]:grid-cols-2 lg:grid-cols-1">
        {methods.map(({ code, name, note, isSelected, path }) => (
          <li key={code}>
            <Link
              to={path}
              aria-current={isSelected ? 'true' : undefined}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-3.5 py-2.5 shadow-card hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent/8"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-muted">
                <Icon name="card" className="size-5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-xs text-muted">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
