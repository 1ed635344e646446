import { type ReactNode, Suspense } from 'react';
import { paths } from '~/config/paths.ts';
import type { CountryView } from '~/features/verification/verification.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { BY_SUB_ACCOUNT } from '../session.constants.ts';
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
  isForSubAccount: boolean;
  methodPath: (method: LoginMethod | typeof BY_SUB_ACCOUNT) => string;
  recoverPath: string;
  /** Beside the form's button. */
  beside: ReactNode;
  children?: ReactNode;
}

export function LoginPanel({
  signIn,
  method,
  countries,
  isForSubAccount: isWanted,
  methodPath,
  recoverPath,
  children,
  ...form
}: LoginPanelProps) {
  const { t } = useTranslation('session');
  const isForSubAccount = signIn.hasAgents && (isWanted || Boolean(form.answer?.result.initialValue?.subAccount));
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
            beside={form.beside}
          />
        </Suspense>
      ) : (
        <LoginForm signIn={signIn} isForSubAccount={isForSubAccount} {...form} />
      )}
      {signIn.canRecover && (
        <p className="text-sm">
          <Link to={recoverPath} preventScrollReset className="touch font-medium text-link hover:underline">
            {t('login.forgot')}
          </Link>
        </p>
      )}
      <SocialLinks providers={signIn.social} redirectTo={form.redirectTo} />
      {children}
      {signIn.hasAgents && method === 'username' && !isForSubAccount && (
        <p className="text-center text-xs">
          <Link to={methodPath(BY_SUB_ACCOUNT)} replace preventScrollReset className="touch text-muted hover:underline">
            {t('subAccount.open')}
          </Link>
        </p>
      )}
    </div>
  );
}

export const loginPath = (redirectTo: string, search: { method?: string; tab?: string }) =>
  paths.login({ redirectTo: redirectTo === paths.home() ? undefined : redirectTo, ...search });
