import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { FirstFocus } from '~/ui/dialog.tsx';
import { Icon } from '~/ui/icon.tsx';
import { FreePlayForm } from '../free-play-form.tsx';
import type { LoginAnswer, LoginPageView } from '../session.types.ts';
import { LoginPanel, loginPath } from './login-panel.tsx';
import { VendorMenu } from './vendor-menu.tsx';

interface FreePlayPanelProps {
  redirectTo: string;
  trialPath: string | null;
  isSecond: boolean;
}

function FreePlayPanel({ redirectTo, trialPath, isSecond }: FreePlayPanelProps) {
  const { t } = useTranslation('session');
  const points = [t('freePlay.pointGames'), t('freePlay.pointMoney'), t('freePlay.pointTime')];
  return (
    <>
      <h2 className={isSecond ? 'mt-4 border-t border-current/15 pt-8 text-xl' : 'text-xl'}>{t('freePlay.title')}</h2>
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
      <div className="mt-1 flex flex-wrap gap-3">
        {trialPath && (
          <ButtonLink to={trialPath} rel="nofollow" look={isSecond ? 'outline' : 'highlight'} size="large">
            {t('freePlay.thisGame')}
          </ButtonLink>
        )}
        <FreePlayForm
          redirectTo={redirectTo}
          isLong
          look={isSecond || trialPath ? 'outline' : 'highlight'}
          size="large"
        />
      </div>
    </>
  );
}

function SignUpPanel({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('session');
  return (
    <>
      <h2 className="text-xl">{t('login.signUpTitle')}</h2>
      <p className="max-w-md text-base text-brand-muted">{t('login.signUpText')}</p>
      <ButtonLink
        to={paths.register({ redirectTo: redirectTo === paths.home() ? undefined : redirectTo })}
        look="highlight"
        size="large"
        className="w-fit"
      >
        {t('login.signUp')}
      </ButtonLink>
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
  answer?: LoginAnswer;
}

export function LoginPage({ view, answer }: LoginPageProps) {
  const { t } = useTranslation('session');
  const { signIn } = view;
  const redirectTo = answer?.redirectTo ?? view.redirectTo;
  return (
    <div className="wrap space-y-6 py-6 md:space-y-8 md:py-8">
      <VendorMenu menu={view.menu} redirectTo={redirectTo} />
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-card border border-line bg-raised shadow-card lg:grid-cols-2">
        <section className="p-5 sm:p-10">
          <h1 className="text-xl">{t('title')}</h1>
          <p className="mt-2 mb-6 text-base text-muted">{t('subtitle')}</p>
          <LoginPanel
            id="login-page"
            signIn={signIn}
            method={answer?.method ?? view.method}
            countries={view.countries}
            redirectTo={redirectTo}
            answer={answer}
            methodPath={(method) => loginPath(redirectTo, { method })}
            recoverPath={paths.recover()}
          />
          <FirstFocus />
        </section>
        <section className="on-dark felt flex flex-col justify-center gap-5 bg-brand p-6 text-on-brand sm:p-10">
          {signIn.canRegister && <SignUpPanel redirectTo={redirectTo} />}
          {signIn.canPlayFree && (
            <FreePlayPanel redirectTo={redirectTo} trialPath={view.trialPath} isSecond={signIn.canRegister} />
          )}
          {!signIn.canRegister && !signIn.canPlayFree && <WelcomePanel />}
        </section>
      </div>
    </div>
  );
}
