import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { RegisterAnswer } from './action.server.ts';
import type { RegisterView } from './panel.server.ts';
import { registerPath } from './register-form.tsx';
import { RegisterPanel } from './register-panel.tsx';

interface RegisterPageProps {
  view: RegisterView | null;
  answer?: RegisterAnswer;
}

export function RegisterPage({ view, answer }: RegisterPageProps) {
  const { t } = useTranslation('member');
  const redirectTo = view && view.redirectTo !== paths.home() ? view.redirectTo : undefined;
  return (
    <div className="wrap py-6 md:py-10">
      <section className="mx-auto max-w-lg rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h1 className="text-xl">{t('register.title')}</h1>
        <p className="mt-2 mb-5 text-base text-muted">{t('register.subtitle')}</p>
        <RegisterPanel
          id="register-page"
          view={view}
          answer={answer}
          methodPath={(method) => (view ? registerPath(view, method) : paths.register())}
          loginPath={paths.login({ redirectTo })}
        />
      </section>
    </div>
  );
}
