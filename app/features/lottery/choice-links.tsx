import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';

interface ChoiceLinksProps {
  label: string;
  links: readonly { key: string; label: string; path: string; isSelected: boolean }[];
}

export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  const { t } = useTranslation('lottery');
  return (
    <nav aria-label={label} className="min-w-0">
      <ScrollRow
        label={label}
        previousLabel={t('choices.previous')}
        nextLabel={t('choices.next')}
        className="vendor-row gap-2"
      >
        {links.map(({ key, label: name, path, isSelected }) => (
          <li key={key}>
            <Link
              to={path}
              preventScrollReset
              replace
              aria-current={isSelected ? 'page' : undefined}
              className="vendor-chip px-4!"
            >
              {name}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
