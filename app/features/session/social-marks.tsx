import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { SocialProvider } from './session.types.ts';

export function SocialMarks({ providers, redirectTo }: { providers: SocialProvider[]; redirectTo: string }) {
  const { t } = useTranslation('session');
  const labels = { google: t('login.withGoogle'), facebook: t('login.withFacebook') };
  return providers.map((provider) => (
    <Link
      key={provider}
      to={paths.social(provider, { redirectTo })}
      reloadDocument
      rel="nofollow"
      aria-label={labels[provider]}
      title={labels[provider]}
      className="touch grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/10"
    >
      <Icon name={provider} />
    </Link>
  ));
}
