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
  /** On wide windows. */
  isSecond: boolean;
}

function FreePlayPanel({ redirectTo, trialPath, isSecond }: FreePlayPanelProps) {
  const { t } = useTranslation('session');
  const points = [t('freePlay.pointGames'), t('freePlay.pointMoney'), t('freePlay.pointTime')];
  return (
    <>
      <h2 className={`text-xl ${isSecond ? 'border-current/15 lg:mt-4 lg:border-t lg:pt-8' : ''}`}>
        {t('freePlay.title')}
      </h2>
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

/** On narrow windows the link is beside the form's button. */
function SignUpPanel({ registerPath }: { registerPath: string }) {
  const { t } = useTranslation('session');
  return (
    <div className="contents max-lg:hidden">
      <h2 className="text-xl">{t('login.signUpTitle')}</h2>
      <p className="max-w-md text-base text-brand-muted">{t('login.signUpText')}</p>
      <ButtonLink to={registerPath} look="highlight" size="large" className="w-fit">
        {t('login.signUp')}
      </ButtonLink>
    </div>
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
  const registerPath = paths.register({ redirectTo: redirectTo === paths.home() ? undefined : redirectTo });
  const isOnlySignUp = signIn.canRegister && !signIn.canPlayFree;
  return (
    <div className="wrap flex flex-col gap-6 py-6 md:gap-8 md:py-8">
      <div className="mx-auto grid w-full max-w-5xl overflow-hidden rounded-card border border-line bg-raised shadow-card lg:grid-cols-2">
        <section className="space-y-6 p-5 sm:p-10">
          <div className="space-y-2">
            <h1 className="text-xl">{t('title')}</h1>
            {signIn.rememberedName && <p className="text-base text-muted">{t('subtitle')}</p>}
          </div>
          <LoginPanel
            id="login-page"
            signIn={signIn}
            method={answer?.method ?? view.method}
            isForSubAccount={view.isForSubAccount}
            countries={view.countries}
            redirectTo={redirectTo}
            answer={answer}
            methodPath={(method) => loginPath(redirectTo, { method })}
            recoverPath={paths.recover()}
            beside={
              signIn.canRegister && (
                <ButtonLink to={registerPath} look="outline" size="large" className="flex-1 lg:hidden">
                  {t('login.signUp')}
                </ButtonLink>
              )
            }
          />
          <FirstFocus />
        </section>
        <section
          className={`on-dark felt flex flex-col justify-center gap-5 bg-brand p-6 text-on-brand sm:p-10 ${isOnlySignUp ? 'max-lg:hidden' : ''}`}
        >
          {signIn.canRegister && <SignUpPanel registerPath={registerPath} />}
          {signIn.canPlayFree && (
            <FreePlayPanel redirectTo={redirectTo} trialPath={view.trialPath} isSecond={signIn.canRegister} />
          )}
          {!signIn.canRegister && !signIn.canPlayFree && <WelcomePanel />}
        </section>
      </div>
      {/* Phones show the form first. */}
      <div className="min-w-0 md:order-first">
        <VendorMenu menu={view.menu} redirectTo={redirectTo} />
      </div>
    </div>
  );
}
