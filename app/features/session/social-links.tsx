import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { SocialProvider } from './session.types.ts';

interface SocialLinksProps {
  providers: SocialProvider[];
  redirectTo: string;
  /** The form follows. */
  isAbove?: boolean;
}

export function SocialLinks({ providers, redirectTo, isAbove = false }: SocialLinksProps) {
  const { t } = useTranslation('session');
  if (providers.length === 0) return null;
  const labels = { google: t('login.withGoogle'), facebook: t('login.withFacebook') };
  const or = (
    <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('login.or')}
    </p>
  );
  return (
    <>
      {!isAbove && or}
      <ul className="grid gap-2.5">
        {providers.map((provider) => (
          <li key={provider}>
            <ButtonLink
              to={paths.social(provider, { redirectTo })}
              reloadDocument
              rel="nofollow"
              look="outline"
              className="w-full"
            >
              <Icon name={provider} />
              {labels[provider]}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {isAbove && or}
    </>
  );
}
