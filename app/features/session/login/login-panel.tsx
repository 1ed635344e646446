import { Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import type { CountryView } from '~/features/verification/verification.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { LoginAnswer, LoginMethod, SignInView } from '../session.types.ts';
import { SocialLinks } from '../social-links.tsx';
import { LoginForm } from './login-form.tsx';

const SmsLoginForm = lazyPart(() => import('./sms-login-form.tsx'));

interface LoginPanelProps {
  id: string;
  signIn: SignInView;
  method: LoginMethod;
  countries: CountryView[];
  redirectTo: string;
  answer?: LoginAnswer;
  methodPath: (method: LoginMethod) => string;
  recoverPath: string;
  registerPath?: string;
}

export function LoginPanel({
  signIn,
  method,
  countries,
  methodPath,
  recoverPath,
  registerPath,
  ...form
}: LoginPanelProps) {
  const { t } = useTranslation('session');
  const labels = { username: t('login.byUsername'), sms: t('login.bySms') };
  return (
    <div className="space-y-4">
      {signIn.methods.length > 1 && (
        <TabLinks
          label={t('login.methods')}
          tabs={signIn.methods.map((key) => ({
            key,
            label: labels[key],
            path: methodPath(key),
            isSelected: key === method,
          }))}
          isReplacing
        />
      )}
      {method === 'sms' ? (
        <Suspense>
          <SmsLoginForm
            id={`${form.id}-sms`}
            signIn={signIn}
            countries={countries}
            redirectTo={form.redirectTo}
            answer={form.answer}
          />
        </Suspense>
      ) : (
        <LoginForm signIn={signIn} {...form} />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        {signIn.canRecover && (
          <Link to={recoverPath} preventScrollReset className="touch font-medium text-link hover:underline">
            {t('login.forgot')}
          </Link>
        )}
        {signIn.canRegister && registerPath && (
          <p>
            <span className="text-muted">{t('login.noAccount')} </span>
            <Link to={registerPath} preventScrollReset className="touch font-medium text-link hover:underline">
              {t('login.signUp')}
            </Link>
          </p>
        )}
      </div>
      <SocialLinks providers={signIn.social} redirectTo={form.redirectTo} />
    </div>
  );
}

export const loginPath = (redirectTo: string, search: { method?: LoginMethod; tab?: string }) =>
  paths.login({ redirectTo: redirectTo === paths.home() ? undefined : redirectTo, ...search });
