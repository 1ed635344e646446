import { useTranslation } from '~/i18n/use-translation.ts';
import { PasswordForm } from './password-form.tsx';
import type { PasswordAnswer, PasswordView } from './recover.types.ts';

/** The page under `/password`, and where a form that was sent without scripts comes back to. */
export function PasswordPage({ view, answer }: { view: PasswordView; answer?: PasswordAnswer }) {
  const { t } = useTranslation('member');
  return (
    <div className="wrap py-6 md:py-10">
      <section className="mx-auto max-w-lg rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h1 className="mb-5 text-xl">{t('password.title')}</h1>
        <PasswordForm id="password-page" view={view} answer={answer} />
      </section>
    </div>
  );
}
