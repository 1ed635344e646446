import { Form, useNavigation, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { BrandView } from '~/brand/brand.types.ts';
import { paths } from '~/config/paths.ts';
import { FreePlayForm } from '~/features/session/free-play-form.tsx';
import { SocialMarks } from '~/features/session/social-marks.tsx';
import { useHumanCheck, withProof } from '~/features/verification/human-check.tsx';
import type { SliderService } from '~/features/verification/verification.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink, useModal } from '~/ui/overlay.tsx';
import { Picture } from '~/ui/picture.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { SearchButton } from './search-button.tsx';
import type { ShellView } from './shell.types.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Visitors do not load it. Without a boundary of its own the page hydrates once it is there. */
const MemberPanel = lazyPart(() => import('./member-panel.tsx'));

const INPUT =
  'h-10 w-36 rounded-control border border-header-line bg-on-header/8 px-3 text-sm text-on-header transition-colors placeholder:text-header-muted hover:border-header-muted xl:w-40';

/** Wide screens only; a failure shows on the login page. */
function InlineLogin({ slider, brand }: { slider: SliderService; brand: BrandView }) {
  const { t } = useTranslation('session');
  const { pageBehind } = useModal();
  const navigation = useNavigation();
  const submit = useSubmit();
  const { check, dialog } = useHumanCheck(slider, 'login');
  const isPending = navigation.formAction === paths.login();
  const checkFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    check((proof) => submit(withProof(form, proof), { method: 'post', action: paths.login() }));
  };
  return (
    <Form
      method="post"
      action={paths.login()}
      onSubmit={checkFirst}
      aria-label={t('formLabel')}
      className="hidden items-center gap-2 xl:flex"
    >
      <input type="hidden" name="redirectTo" value={pageBehind} />
      <input
        name="username"
        aria-label={t('username')}
        placeholder={t('username')}
        required
        maxLength={60}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className={INPUT}
      />
      <input
        name="password"
        type="password"
        aria-label={t('password')}
        placeholder={t('password')}
        required
        maxLength={200}
        autoComplete="current-password"
        className={INPUT}
      />
      <Button look="highlight" size="small" className="h-10" isPending={isPending}>
        {t('submit')}
      </Button>
      {brand.canUseMobile && (
        <ModalLink
          modal="login"
          method="sms"
          aria-label={t('login.useMobile')}
          title={t('login.useMobile')}
          className="touch grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/10"
        >
          <Icon name="phone" />
        </ModalLink>
      )}
      <SocialMarks providers={brand.social} redirectTo={pageBehind} />
      {dialog}
    </Form>
  );
}

function VisitorPanel({ view, hasForm }: { view: ShellView; hasForm: boolean }) {
  const { canPlayFree, canRegister } = view.brand;
  const { t } = useTranslation('session');
  const { pageBehind } = useModal();
  return (
    <div className="flex shrink-0 items-center gap-2">
      {view.slider && hasForm && <InlineLogin slider={view.slider} brand={view.brand} />}
      {canRegister && (
        <ModalLink
          modal="register"
          className="touch hidden h-10 items-center rounded-control border border-header-muted/60 px-3.5 text-sm font-semibold whitespace-nowrap hover:bg-current/8 sm:inline-flex"
        >
          {t('login.signUp')}
        </ModalLink>
      )}
      {canPlayFree && (
        <div className="hidden xl:block">
          <FreePlayForm redirectTo={pageBehind} look="outline" size="small" className="h-10 border-header-muted/60" />
        </div>
      )}
      <ModalLink
        modal="login"
        className={`touch inline-flex h-10 items-center rounded-control bg-highlight px-4 text-sm font-semibold whitespace-nowrap text-on-highlight hover:brightness-110 ${hasForm ? 'xl:hidden' : ''}`}
      >
        {t('submit')}
      </ModalLink>
    </div>
  );
}

/** In the side menu on phones. */
function ChatButton() {
  const { t } = useTranslation('layout');
  return (
    <ModalLink
      modal="chat"
      aria-label={t('chat')}
      title={t('chat')}
      className="touch hidden size-10 shrink-0 place-items-center rounded-control text-chat hover:bg-current/10 sm:grid"
    >
      <Icon name="chat" />
    </ModalLink>
  );
}

interface HeaderProps {
  view: ShellView;
  hasLogin: boolean;
  hasLoginForm: boolean;
}

export function Header({ view, hasLogin, hasLoginForm }: HeaderProps) {
  const { t } = useTranslation('layout');
  const { brand, member, links } = view;
  return (
    <header className="on-dark sticky top-0 z-40 max-sm:[body:has([data-game])_&]:hidden border-b border-header-line bg-header text-on-header">
      <div className="wrap flex h-14 items-center gap-2 lg:h-16 lg:gap-3">
        <ModalLink
          modal="menu"
          aria-label={t('member.menu')}
          title={t('member.menu')}
          className="touch -ms-2 grid size-10 shrink-0 place-items-center rounded-control hover:bg-current/10"
        >
          <Icon name="menu" />
        </ModalLink>
        <Link
          to={links.home.path}
          aria-label={t('homeLink', { name: brand.name })}
          className="me-auto min-w-0 rounded-control"
        >
          <Picture
            lost="name"
            // Also beside the log-in where the text is large: 20rem are then more than a phone is wide.
            other={{ media: `(width < ${member ? 40 : 20}rem)`, srcSet: brand.icon, width: 64, height: 64 }}
            src={brand.logoOnDark}
            alt={brand.name}
            width={140}
            height={40}
            className="h-8 w-auto max-w-full object-contain object-left lg:h-10"
          />
        </Link>
        {!member?.isLimited && <SearchButton />}
        {view.hasChat && <ChatButton />}
        {member ? (
          <LazyBoundary>
            <MemberPanel member={member} />
          </LazyBoundary>
        ) : (
          hasLogin && <VisitorPanel view={view} hasForm={hasLoginForm} />
        )}
        <div className="hidden items-center md:flex">
          <LanguagePicker languages={brand.languages} current={view.language} />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
