import { useId } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';
import type { SignInView } from '../session.types.ts';
import { LoginForm } from './login-form.tsx';

interface SignInAgainProps {
  signIn: SignInView;
  username: string;
  onBack: () => void;
}

/** The form below keeps its values. */
export function SignInAgain({ signIn, username, onBack }: SignInAgainProps) {
  const { t } = useTranslation('session');
  const { t: tSession } = useTranslation('session');
  const id = useId();
  return (
    // Without a session, the dialog cannot close.
    <StackedDialog labelledBy={`${id}-title`}>
      <div className="space-y-4 p-5">
        <h2 id={`${id}-title`} className="text-lg">
          {tSession('title')}
        </h2>
        <p className="text-base">{t('login.again')}</p>
        <LoginForm id={`again${id}`} signIn={signIn} redirectTo={paths.home()} stayAs={username} onBack={onBack} />
      </div>
    </StackedDialog>
  );
}
