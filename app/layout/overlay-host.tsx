import { useNavigate } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { FreePlayForm } from '~/features/session/free-play-form.tsx';
import { LoginForm } from '~/features/session/login-form.tsx';
import { LogoutQuestion } from '~/features/session/logout-question.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { useModal } from './modal.tsx';
import { NoticeList } from './notice-list.tsx';
import type { ShellView } from './shell.types.ts';
import { SideMenu } from './side-menu.tsx';

/** Shows the dialog that the address asks for, over the page that is there. */
export function OverlayHost({ view }: { view: ShellView }) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { t: tSession } = useTranslation('session');
  const { modal, noticeId, pageBehind, isPageBehindBefore } = useModal();
  const navigate = useNavigate();

  const frame = (title: string, look: 'narrow' | 'window' | 'question' | 'drawer', content: ReactNode) => (
    <Dialog
      key={modal}
      title={title}
      look={look}
      closeLabel={common('close')}
      closeTo={pageBehind}
      isBackToClose={isPageBehindBefore}
    >
      {content}
    </Dialog>
  );
  const goBack = (event: MouseEvent) => {
    if (!isPageBehindBefore) return;
    event.preventDefault();
    navigate(-1);
  };

  if (modal === 'login' && !view.member) {
    return frame(
      tSession('title'),
      'narrow',
      <div className="space-y-4 overflow-y-auto px-5 pt-1 pb-6">
        <p className="text-muted">{tSession('subtitle')}</p>
        <LoginForm id="login-dialog" redirectTo={pageBehind} hasFirstFocus />
        {view.brand.canPlayFree && (
          <FreePlayForm redirectTo={pageBehind} isLong look="outline" size="large" className="w-full" />
        )}
      </div>,
    );
  }
  if (modal === 'logout' && view.member) {
    return frame(tSession('logout.title'), 'question', <LogoutQuestion cancelTo={pageBehind} onCancel={goBack} />);
  }
  if (modal === 'notice') {
    return frame(t('notices.dialogTitle'), 'window', <NoticeList notices={view.notices} openId={noticeId} />);
  }
  if (modal === 'menu') return frame(t('sideMenu.title'), 'drawer', <SideMenu view={view} />);
  return null;
}
