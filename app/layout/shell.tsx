import { useLocation } from '@remix-run/react';
import { type ReactNode, useMemo } from 'react';
import { FavouritesProvider } from '~/features/games/favourites.tsx';
import { usePopUps } from '~/features/messages/pop-ups/use-pop-ups.ts';
import { OpenTodayContext } from '~/features/promotions/open-today.ts';
import { ConsentBanner } from '~/features/system/consent/consent-banner.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAsContext } from '~/ui/acting-as.tsx';
import { ToastContext } from '~/ui/retry-document.tsx';
import { Toast } from '~/ui/toast.tsx';
import { ToastArea } from '~/ui/toast-area.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationRow } from './navigation-row.tsx';
import { NoConnection } from './no-connection.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { ShellView } from './shell.types.ts';
import { useKeptToast } from './use-kept-toast.ts';
import { ShellContext } from './use-shell.ts';

/**
 * Specification, section 2: login has the header only, forgotten password the banner only. `formless`: no login form in
 * the header. `list`: a low banner. `office`: no
 * categories of games.
 */
export type Frame = 'full' | 'list' | 'office' | 'formless' | 'header' | 'bare';

const BELOW_HEADER = 'inset-x-3 top-16 lg:top-18';
const BELOW_GAME_BAR = 'inset-x-4 top-16 sm:top-27 lg:top-29';

interface ShellProps {
  view: ShellView;
  frame?: Frame | undefined;
  /** On pages to browse: home and lists. */
  hasPopUps?: boolean | undefined;
  children: ReactNode;
}

export function Shell({ view, frame = 'full', hasPopUps = false, children }: ShellProps) {
  const { t } = useTranslation('layout');
  // Starts at the first banner (specification, section 4).
  const { pathname } = useLocation();
  const toast = useKeptToast(view.toast);
  const shown = useMemo(() => ({ ...view, toast }), [view, toast]);
  const isFull = frame !== 'header' && frame !== 'bare';
  // One question at a time.
  usePopUps(hasPopUps && !view.asksForConsent ? view.popUpIds : []);

  return (
    <ShellContext.Provider value={shown}>
      <ActingAsContext.Provider value={view.actingAs}>
        <OpenTodayContext.Provider value={view.openToday}>
          <FavouritesProvider ids={view.favouriteIds}>
            <a
              href="#content"
              className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-highlight px-4 py-3 font-semibold text-on-highlight focus:translate-y-0"
            >
              {t('skipToContent')}
            </a>
            <ProgressBar />
            {/* The keyboard reaches a question or "Undo" first. */}
            <ToastArea className={frame === 'header' ? BELOW_GAME_BAR : BELOW_HEADER}>
              <NoConnection />
              <section aria-label={t('toast.label')} aria-live="polite">
                {toast && <Toast key={toast.id} {...toast} dismissLabel={t('toast.dismiss')} />}
              </section>
            </ToastArea>
            {view.asksForConsent && frame !== 'header' && <ConsentBanner />}
            {frame !== 'bare' && <Header view={view} hasLogin={isFull} hasLoginForm={frame !== 'formless'} />}
            {isFull && frame !== 'office' && <NavigationRow categories={view.navigation} links={view.links} />}
            {frame !== 'header' && view.banners.length > 0 && (
              <>
                <BannerCarousel key={pathname} banners={view.banners} isLow={frame !== 'full'} />
                {view.notices.length > 0 && view.links.notices && (
                  <NoticeBar notices={view.notices} allLink={view.links.notices} />
                )}
              </>
            )}
            <main
              id="content"
              tabIndex={-1}
              data-fills={isFull ? undefined : ''}
              className="w-full flex-1 outline-none"
            >
              <ToastContext.Provider value={toast}>{children}</ToastContext.Provider>
            </main>
            {isFull && <Footer view={view.footer} brand={view.brand} />}
            {isFull && <BottomBar view={view} />}
            <OverlayHost panel={view.panel} isForced={Boolean(view.member?.mustChange)} />
          </FavouritesProvider>
        </OpenTodayContext.Provider>
      </ActingAsContext.Provider>
    </ShellContext.Provider>
  );
}
