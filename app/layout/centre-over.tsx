import { useLocation } from '@remix-run/react';
import { type ComponentType, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useModal } from '~/ui/overlay.tsx';
import { overPage } from '~/ui/overlay-address.ts';
import { type PageOver, PageOverContext } from '~/ui/page-over.ts';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Toast } from '~/ui/toast.tsx';
import { centrePageIn } from './centre-address.ts';
import { CentreFrame } from './centre-frame.tsx';
import { CENTRE_BODIES } from './centre-pages.ts';
import type { CentreView } from './centre-panel.server.ts';
import { usePanelRefresh } from './use-panel-refresh.ts';
import { useShell } from './use-shell.ts';

/** A page of the member centre over another page: its links and forms stay over that page. */
export default function CentreOver({ view }: { view: CentreView }) {
  const { t } = useTranslation('layout');
  const { toast } = useShell();
  const { search } = useLocation();
  const current = centrePageIn(new URLSearchParams(search)) ?? view.address;
  // The page before is shown until the next one is there.
  const isLeaving = current !== view.address;
  const page = usePageStart(view.address);
  const toastAt = useRef({ toast, address: current });
  if (toastAt.current.toast !== toast) toastAt.current = { toast, address: current };
  const isHere = toastAt.current.address === current;
  // The view is this page's own: TypeScript does not follow the name through the table.
  const Body = CENTRE_BODIES[view.name] as ComponentType<{ view: unknown }>;
  return (
    <PageOverContext.Provider value={usePageOver()}>
      <CentreFrame
        current={current}
        className="min-h-0 flex-1"
        columnClassName="h-full overflow-y-auto px-4 pt-1 pb-6 sm:px-5"
        page={{ ref: page, tabIndex: -1, 'aria-busy': isLeaving, 'data-first-focus': '' } as never}
      >
        <Suspense key={view.name} fallback={<Skeleton className="h-72" />}>
          <div className={`transition-opacity delay-150 ${isLeaving ? 'opacity-50' : ''}`}>
            <Body view={view.view} />
          </div>
        </Suspense>
        {/* The frame's own message stands behind the dialog. */}
        <section aria-label={t('toast.label')} aria-live="polite" className="sticky bottom-0 grid justify-center">
          {toast && isHere && <Toast key={toast.id} {...toast} dismissLabel={t('toast.dismiss')} />}
        </section>
      </CentreFrame>
    </PageOverContext.Provider>
  );
}

function usePageOver(): PageOver {
  const { pathname } = useLocation();
  const { pageBehind, entriesOver } = useModal();
  const { refresh, isRefreshing } = usePanelRefresh();
  return useMemo(
    () => ({
      linkTo: (path) => overPage(path, pageBehind),
      actionTo: (action) => `${action}${action.includes('?') ? '&' : '?'}over=${encodeURIComponent(pageBehind)}`,
      optionsOf: (options, path = pathname) => {
        if (path !== pathname) return options;
        const entries = entriesOver === 0 || options.replace ? entriesOver : entriesOver + 1;
        return { ...options, preventScrollReset: true, state: { entriesOver: entries } };
      },
      refresh,
      isRefreshing,
    }),
    [pathname, pageBehind, entriesOver, refresh, isRefreshing],
  );
}

/** Another page begins at its top, or at the element that its address names, and takes the focus if the page before had it. */
function usePageStart(address: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = document.getElementById(new URL(address, 'http://site.invalid').hash.slice(1));
    if (place) place.scrollIntoView();
    else ref.current?.scrollTo(0, 0);
    if (document.activeElement === document.body) ref.current?.focus();
  }, [address]);
  return ref;
}
