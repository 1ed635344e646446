import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { SocialProvider } from './session.types.ts';

export function SocialLinks({ providers, redirectTo }: { providers: SocialProvider[]; redirectTo: string }) {
  const { t } = useTranslation('session');
  if (providers.length === 0) return null;
  const labels = { google: t('login.withGoogle'), facebook: t('login.withFacebook') };
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
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
    </>
  );
}
