import { useNavigate } from '@remix-run/react';
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react';
import { FreePlayForm } from '~/features/session/free-play-form.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Dialog, FirstFocus } from '~/ui/dialog.tsx';
import { useModal } from './modal.tsx';
import type { ShellView } from './shell.types.ts';

// What a dialog holds comes when it is opened: most pages are read without one.
const LoginPanel = lazy(async () => ({ default: (await import('~/features/session/login-panel.tsx')).LoginPanel }));
const RegisterPanel = lazy(async () => ({
  default: (await import('~/features/member/register-panel.tsx')).RegisterPanel,
}));
const RecoverPanel = lazy(async () => ({
  default: (await import('~/features/member/recover-panel.tsx')).RecoverPanel,
}));
const PasswordForm = lazy(async () => ({
  default: (await import('~/features/member/password-form.tsx')).PasswordForm,
}));
const LogoutQuestion = lazy(async () => ({
  default: (await import('~/features/session/logout-question.tsx')).LogoutQuestion,
}));
const SignOutButton = lazy(async () => ({
  default: (await import('~/features/session/logout-question.tsx')).SignOutButton,
}));
const AfterLogin = lazy(async () => ({ default: (await import('./after-login.tsx')).AfterLogin }));
const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));
const RealAccountWarning = lazy(async () => ({
  default: (await import('./real-account-warning.tsx')).RealAccountWarning,
}));
const SearchPanel = lazy(async () => ({ default: (await import('~/features/search/search-panel.tsx')).SearchPanel }));
const SideMenu = lazy(async () => ({ default: (await import('./side-menu.tsx')).SideMenu }));
const TransferForm = lazy(async () => ({
  default: (await import('~/features/wallet/transfer-form.tsx')).TransferForm,
}));
const LobbyPanel = lazy(async () => ({ default: (await import('~/features/play/lobby-panel.tsx')).LobbyPanel }));

const SCROLLED = 'overflow-y-auto px-5 pt-1 pb-6';

/** Shows the dialog that the address asks for, over the page that is there. */
export function OverlayHost({ view }: { view: ShellView }) {
  const { t } = useTranslation('layout');
  const { t: common } = useTranslation('common');
  const { t: tSession } = useTranslation('session');
  const { t: tSearch } = useTranslation('search');
  const { t: tMember } = useTranslation('member');
  const { t: tMessages } = useTranslation('messages');
  const { t: tWallet } = useTranslation('wallet');
  const { t: tPlay } = useTranslation('play');
  const { modal, noticeId, pageBehind, pathTo, isPageBehindBefore } = useModal();
  const navigate = useNavigate();
  const { dialog, member } = view;

  const frame = (
    title: string,
    look: 'narrow' | 'window' | 'question' | 'drawer',
    content: ReactNode,
    isClosable = true,
  ) => (
    <Dialog
      key={modal}
      title={title}
      look={look}
      closeLabel={common('close')}
      closeTo={pageBehind}
      isBackToClose={isPageBehindBefore}
      isClosable={isClosable}
    >
      {/* Nothing is shown meanwhile: the server sends it complete, and in the browser a piece comes in a blink. */}
      <Suspense fallback={null}>
        {content}
        <FirstFocus />
      </Suspense>
    </Dialog>
  );
  const goBack = (event: MouseEvent) => {
    if (!isPageBehindBefore) return;
    event.preventDefault();
    navigate(-1);
  };

  if (modal === 'logout' && member) {
    return frame(tSession('logout.title'), 'question', <LogoutQuestion cancelTo={pageBehind} onCancel={goBack} />);
  }
  switch (dialog?.kind) {
    case 'login':
      return frame(
        tSession('title'),
        'narrow',
        <div className={`space-y-4 ${SCROLLED}`}>
          <p className="text-muted">{tSession('subtitle')}</p>
          <LoginPanel
            id="login-dialog"
            signIn={dialog.signIn}
            method={dialog.method}
            countries={dialog.countries}
            redirectTo={pageBehind}
            pathOf={(method) => pathTo('login', { method })}
            recoverPath={pathTo('recover')}
            registerPath={pathTo('register')}
          />
          {view.brand.canPlayFree && (
            <FreePlayForm redirectTo={pageBehind} isLong look="outline" size="large" className="w-full" />
          )}
        </div>,
      );
    case 'register':
      return frame(
        tMember('register.title'),
        'narrow',
        <div className={SCROLLED}>
          <RegisterPanel
            id="register-dialog"
            view={dialog.view}
            pathOf={(method) => pathTo('register', { method })}
            loginPath={pathTo('login')}
          />
        </div>,
      );
    case 'recover':
      return frame(
        tMember('recover.title'),
        'narrow',
        <div className={`space-y-4 ${SCROLLED}`}>
          <img src={view.brand.icon} alt={view.brand.name} width={48} height={48} className="size-12 rounded-card" />
          <RecoverPanel
            id="recover-dialog"
            view={dialog.view}
            pageBehind={pageBehind}
            pathOf={(method) => pathTo('recover', { method })}
            loginPath={pathTo('login')}
          />
        </div>,
      );
    case 'password': {
      const isForced = dialog.view.mustChange !== null;
      return frame(
        tMember(isForced ? 'password.forcedTitle' : 'password.title'),
        'narrow',
        <div className={SCROLLED}>
          <PasswordForm id="password-dialog" view={dialog.view} />
          {isForced && <SignOutButton />}
        </div>,
        !isForced,
      );
    }
    case 'search':
      return frame(tSearch('title'), 'window', <SearchPanel hot={dialog.hot} />);
    case 'menu':
      return frame(
        t('sideMenu.title'),
        'drawer',
        <SideMenu view={view} recent={dialog.recent} favourites={dialog.favourites} />,
      );
    case 'afterLogin':
      return frame(tMessages('afterLogin.title'), 'window', <AfterLogin popUps={dialog.popUps} closeTo={pageBehind} />);
    case 'transfer':
      return frame(
        tWallet('transfer.title'),
        'narrow',
        <div className={SCROLLED}>
          <TransferForm id="transfer-dialog" view={dialog.view} />
        </div>,
      );
    case 'lobby':
      return frame(
        dialog.lobby?.game.name ?? tPlay('lobby.closed'),
        'window',
        <div className={SCROLLED}>
          <LobbyPanel lobby={dialog.lobby} />
        </div>,
      );
  }
  if (modal === 'realAccount') {
    return frame(
      tMember('realAccount.title'),
      'question',
      <RealAccountWarning registerPath={view.brand.canRegister ? pathTo('register') : null} closeTo={pageBehind} />,
    );
  }
  if (modal === 'notice') {
    return frame(t('notices.dialogTitle'), 'window', <NoticeList notices={view.notices} openId={noticeId} />);
  }
  return null;
}
