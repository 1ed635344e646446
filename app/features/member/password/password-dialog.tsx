import { SignOutButton } from '~/features/session/logout/sign-out-button.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import { PasswordForm } from '../password-form.tsx';
import type { PasswordPanelView } from './panel.server.ts';

export default function PasswordDialog({ view }: { view: PasswordPanelView }) {
  return (
    <PanelBody>
      <PasswordForm id="password-dialog" view={view} />
      {view.mustChange && <SignOutButton />}
    </PanelBody>
  );
}
