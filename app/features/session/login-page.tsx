import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { FreePlayForm } from './free-play-form.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginFailure, LoginPageView } from './session.types.ts';
import { VendorMenu } from './vendor-menu.tsx';

function FreePlayPanel({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('session');
  const points = [t('freePlay.pointGames'), t('freePlay.pointMoney'), t('freePlay.pointTime')];
  return (
    <>
      <h2 className="text-xl">{t('freePlay.title')}</h2>
      <p className="max-w-md text-base text-brand-muted">{t('freePlay.text')}</p>
      <ul className="space-y-2.5 text-base">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-3">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-highlight text-on-highlight">
              <Icon name="check" className="size-4" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <FreePlayForm redirectTo={redirectTo} isLong look="highlight" size="large" className="mt-1" />
    </>
  );
}

function WelcomePanel() {
  const { t } = useTranslation('session');
  return (
    <>
      <h2 className="text-xl">{t('welcome.title')}</h2>
      <p className="max-w-md text-base text-brand-muted">{t('welcome.text')}</p>
    </>
  );
}

interface LoginPageProps {
  view: LoginPageView;
  /** The action's answer. */
  failure?: LoginFailure;
}

/** The page under `/login`, and where a log-in sent without scripts comes back to. */
export function LoginPage({ view, failure }: LoginPageProps) {
  const { t } = useTranslation('session');
  return (
    <div className="wrap space-y-6 py-6 md:space-y-8 md:py-8">
      <VendorMenu menu={view.menu} />
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card border border-line bg-raised shadow-card lg:grid-cols-2">
        <section className="p-5 sm:p-10">
          <h1 className="text-xl">{t('title')}</h1>
          <p className="mt-2 mb-6 text-base text-muted">{t('subtitle')}</p>
          <LoginForm id="login-page" redirectTo={view.redirectTo} failure={failure} />
        </section>
        <section className="on-dark felt flex flex-col justify-center gap-5 bg-brand p-6 text-on-brand sm:p-10">
          {view.canPlayFree ? <FreePlayPanel redirectTo={view.redirectTo} /> : <WelcomePanel />}
        </section>
      </div>
    </div>
  );
}
