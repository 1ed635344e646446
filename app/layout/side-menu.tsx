import { paths } from '~/config/paths.ts';
import { categoryIcon } from '~/features/games/category-icon.ts';
import { FreePlayForm } from '~/features/session/free-play-form.tsx';
import { ServiceAnchor } from '~/features/system/service/service-link.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink, useModal } from '~/ui/overlay.tsx';
import { LanguageOptions } from './language-picker.tsx';
import type { LinkView } from './shell.types.ts';
import { SideMenuGames } from './side-menu-games.tsx';
import { SideMenuMember } from './side-menu-member.tsx';
import type { MenuPanelView } from './side-menu-panel.server.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useShell } from './use-shell.ts';

const ROW = 'flex h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors hover:bg-sunken';
const HEADING = 'px-3 pt-1 pb-2 text-xs font-semibold text-muted';

function MenuLink({ link, icon }: { link: LinkView; icon: IconName }) {
  return (
    <li>
      <Link to={link.path} className={ROW}>
        <Icon name={icon} className="size-5 text-muted" />
        <span className="truncate">{link.label}</span>
      </Link>
    </li>
  );
}

export default function SideMenu({ view: { recent, favourites } }: { view: MenuPanelView }) {
  const view = useShell();
  const { t } = useTranslation('layout');
  const { t: tGames } = useTranslation('games');
  const { t: tSession } = useTranslation('session');
  const { pageBehind } = useModal();
  const { member, brand, links } = view;
  const shown = [links.promotions?.path, links.notices?.path, links.download?.path];
  const otherLinks = view.sideLinks.filter(({ path }) => !shown.includes(path));
  return (
    <div className="flex-1 space-y-3 overflow-y-auto px-2 pb-6 [&>section+section]:border-t [&>section+section]:border-line [&>section+section]:pt-3">
      {member ? (
        <SideMenuMember member={member} />
      ) : (
        <section aria-label={tSession('title')} className="flex gap-2 px-3 pt-1 *:flex-1">
          <ModalLink
            modal="login"
            className="flex h-11 items-center justify-center rounded-control bg-accent px-4 font-semibold text-on-accent hover:brightness-110"
          >
            {tSession('submit')}
          </ModalLink>
          {brand.canRegister ? (
            <ModalLink
              modal="register"
              className="flex h-11 items-center justify-center rounded-control border border-edge px-4 font-semibold hover:bg-current/8"
            >
              {t('member.signUp')}
            </ModalLink>
          ) : (
            brand.canPlayFree && <FreePlayForm redirectTo={pageBehind} look="outline" className="w-full" />
          )}
        </section>
      )}
      {member?.hasAgentHome && (
        <section aria-label={t('member.agentHome')}>
          <ul>
            <MenuLink
              link={{ label: t('member.agentHome'), path: member.subAccount ? paths.agent() : paths.agentHome() }}
              icon="crown"
            />
          </ul>
        </section>
      )}
      {!member?.isLimited && (
        <>
          <section aria-label={t('sideMenu.categories')}>
            <p className={HEADING}>{t('sideMenu.categories')}</p>
            <ul className="grid grid-cols-2">
              {view.navigation.map((category) => (
                <MenuLink key={category.gameType} link={category} icon={categoryIcon(category.gameType)} />
              ))}
            </ul>
          </section>
          {member && <SideMenuGames title={t('sideMenu.recent')} games={recent} allPath={paths.recent()} />}
        </>
      )}
      {favourites.length > 0 && (
        <SideMenuGames title={tGames('mine.favourites')} games={favourites} allPath={paths.favourites()} />
      )}
      <section aria-label={t('sideMenu.more')}>
        <ul>
          {links.promotions && <MenuLink link={links.promotions} icon="gift" />}
          {links.notices && <MenuLink link={links.notices} icon="mail" />}
          {view.hasChat && (
            <li>
              <ModalLink modal="chat" className={ROW}>
                <Icon name="chat" className="size-5 text-muted" />
                <span className="truncate">{t('chat')}</span>
              </ModalLink>
            </li>
          )}
          {links.download && <MenuLink link={links.download} icon="download" />}
          {otherLinks.map((link) => (
            <MenuLink key={link.path} link={link} icon={link.path === paths.vip() ? 'crown' : 'compass'} />
          ))}
          {brand.hasService && (
            <li>
              <ServiceAnchor className={ROW}>
                <Icon name="headset" className="size-5 text-muted" />
                <span className="truncate">{t('footer.service')}</span>
              </ServiceAnchor>
            </li>
          )}
        </ul>
      </section>
      <section aria-label={t('sideMenu.preferences')}>
        <ThemeSwitch isLabelled />
        {brand.languages.length > 1 && (
          <details className="group/languages">
            <summary className={ROW}>
              <Icon name="globe" />
              {t('preferences.language')}
              <Icon
                name="down"
                className="ms-auto size-4 text-muted transition-transform group-open/languages:rotate-180"
              />
            </summary>
            <div className="ps-8">
              <LanguageOptions languages={brand.languages} current={view.language} />
            </div>
          </details>
        )}
        {member && (
          <ModalLink modal={member.isTrial ? 'realAccount' : 'password'} className={ROW}>
            <Icon name="key" />
            {t('member.changePassword')}
          </ModalLink>
        )}
        {member && (
          <ModalLink modal="logout" className={ROW}>
            <Icon name="logout" />
            {t('member.signOut')}
          </ModalLink>
        )}
      </section>
    </div>
  );
}
