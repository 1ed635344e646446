import { SocialLinks } from '~/features/session/social-links.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { RegisterAnswer } from './action.server.ts';
import type { RegisterMethod, RegisterView } from './panel.server.ts';
import { RegisterForm } from './register-form.tsx';

interface RegisterPanelProps {
  id: string;
  view: RegisterView | null;
  answer?: RegisterAnswer;
  methodPath: (method: RegisterMethod) => string;
  loginPath: string;
}

export function RegisterPanel({ id, view, answer, methodPath, loginPath }: RegisterPanelProps) {
  const { t } = useTranslation('member');
  const labels = { mobile: t('register.byMobile'), username: t('register.byUsername') };
  const login = (
    <p className="text-sm">
      <span className="text-muted">{t('register.haveAccount')} </span>
      <Link to={loginPath} preventScrollReset className="touch font-medium text-link hover:underline">
        {t('register.logIn')}
      </Link>
    </p>
  );
  if (!view) {
    return (
      <div className="space-y-4">
        <p className="text-base">{t('register.closed')}</p>
        {login}
      </div>
    );
  }
  return (
    <div className="space-y-4">
      {view.inviter && (
        <p className="rounded-control bg-accent/10 px-3.5 py-3 text-sm font-semibold">
          {t('register.inviter', { name: view.inviter })}
        </p>
      )}
      {view.invited && <Invited invited={view.invited} />}
      <SocialLinks providers={view.signIn.social} redirectTo={view.redirectTo} isAbove />
      {view.methods.length > 1 && (
        <TabLinks
          label={t('register.methods')}
          tabs={view.methods.map((key) => ({
            key,
            label: labels[key],
            path: methodPath(key),
            isSelected: key === view.method,
          }))}
          isReplacing
        />
      )}
      <RegisterForm key={view.method} id={`${id}-${view.method}`} view={view} answer={answer} />
      {login}
    </div>
  );
}

function Invited({ invited: { title, gifts } }: { invited: NonNullable<RegisterView['invited']> }) {
  return (
    <section aria-labelledby="invited" className="space-y-1.5 rounded-control bg-accent/10 px-3.5 py-3 text-sm">
      <h2 id="invited" className="text-sm font-semibold">
        {title}
      </h2>
      <dl className="space-y-1">
        {gifts.map(({ title, worth }) => (
          <div key={title} className="flex flex-wrap justify-between gap-x-4">
            <dt>{title}</dt>
            <dd className="font-semibold tabular-nums">{worth}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
