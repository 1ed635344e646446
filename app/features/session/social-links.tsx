import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import type { SocialProvider } from './session.types.ts';

/** The providers' own marks, drawn in their colours. */
function Mark({ provider }: { provider: SocialProvider }) {
  if (provider === 'facebook') {
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <circle cx="12" cy="12" r="12" fill="#1877f2" />
        <path
          d="M13.4 24v-9h3l.5-3.6h-3.5V9.2c0-1 .4-1.8 1.9-1.8H17V4.2c-.6-.1-1.5-.2-2.4-.2-2.7 0-4.4 1.6-4.4 4.6v2.8H7.3V15h2.9v9z"
          fill="#fff"
        />
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="none" strokeWidth="4.4">
      <path d="M19.6 6.2A9.8 9.8 0 0 0 4 7.2" stroke="#ea4335" />
      <path d="M4 7.2a9.9 9.9 0 0 0 0 9.6" stroke="#fbbc05" />
      <path d="M4 16.8a9.8 9.8 0 0 0 14.4 2.4" stroke="#34a853" />
      <path d="M12 12h9.8a9.8 9.8 0 0 1-3.4 7.2" stroke="#4285f4" />
    </svg>
  );
}

/** The same as marks alone, for the header. */
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
      <Mark provider={provider} />
    </Link>
  ));
}

/** Links to the identity providers of the brand; they lead away and come back signed in. */
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
              <Mark provider={provider} />
              {labels[provider]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
