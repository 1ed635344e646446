import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';

/** `path` is null where the help is off. */
export function RulesLink({ path }: { path: string | null }) {
  const { t } = useTranslation('chat');
  return (
    path && (
      <Link to={path} className="touch inline-flex items-center text-link underline underline-offset-2">
        {t('rules')}
      </Link>
    )
  );
}
