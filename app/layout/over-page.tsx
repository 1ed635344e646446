import { useLocation, useNavigationType } from '@remix-run/react';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { findTitle, focusTitle, useBrowserLayoutEffect } from '~/ui/focus.ts';
import { keepEntriesOver, useModal } from '~/ui/overlay.tsx';
import { overPage } from '~/ui/overlay-address.ts';
import { actionOver, type PageOver, PageOverContext } from '~/ui/page-over.ts';
import { Toast } from '~/ui/toast.tsx';
import { centrePageIn } from './centre-address.ts';
import { CentreFrame } from './centre-frame.tsx';
import { PageBody } from './page-body.tsx';
import { usePanelRefresh } from './use-panel-refresh.ts';
import { useShell } from './use-shell.ts';

interface OverPageProps extends Pick<ComponentProps<typeof PageBody>, 'bodies'> {
  page: { name: string; address: string; view: object };
  /** Another centre's; default: the member's. */
  other?: (current: string) => ComponentProps<typeof CentreFrame>['other'];
}

/** A page of a centre over another page: links and forms stay over the page behind. */
export function OverPage({ page: view, bodies, other }: OverPageProps) {
  const { t } = useTranslation('layout');
  const { toast } = useShell();
  const { search } = useLocation();
  const current = centrePageIn(new URLSearchParams(search)) ?? view.address;
  // The last page shows until the next has loaded.
  const isLeaving = current !== view.address;
  const page = usePageStart(view, isLeaving);
  const toastAt = useRef({ toast, address: current });
  if (toastAt.current.toast !== toast) toastAt.current = { toast, address: current };
  const isHere = toastAt.current.address === current;
  return (
    <PageOverContext.Provider value={usePageOver()}>
      <CentreFrame
        current={current}
        other={other?.(current)}
        className="min-h-0 flex-1"
        columnClassName="h-full scroll-py-4 overflow-y-auto px-4 pt-1 pb-6 sm:px-5"
        page={{ ...page, 'aria-busy': isLeaving }}
      >
        <div className={`transition-opacity delay-150 ${isLeaving ? 'opacity-50' : ''}`}>
          <PageBody bodies={bodies} page={view} />
        </div>
      </CentreFrame>
      {/* The layout's live region is behind the dialog. */}
      <div aria-live="polite" className="pointer-events-none absolute inset-x-4 top-16 grid justify-center lg:start-52">
        {toast && isHere && <Toast key={toast.id} {...toast} dismissLabel={t('toast.dismiss')} />}
      </div>
    </PageOverContext.Provider>
  );
}

function usePageOver(): PageOver {
  const { pathname, key } = useLocation();
  const { pageBehind, entriesOver } = useModal();
  const { refresh, isRefreshing } = usePanelRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the entry
  useEffect(() => {
    keepEntriesOver(entriesOver);
    return () => keepEntriesOver(0);
  }, [key, entriesOver]);
  return useMemo(
    () => ({
      linkTo: (path) => overPage(path, pageBehind),
      actionTo: (action) => actionOver(action, pageBehind),
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

/**
 * Scrolls a new page to its top or its anchor; restores the position on Back and Forward. Focuses the title of another
 * page; the menu of a narrow window has that of the dialog.
 */
function usePageStart({ address }: OverPageProps['page'], isLeaving: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry alone does not move the page
  useEffect(() => {
    const named = document.getElementById(new URL(address, 'http://site.invalid').hash.slice(1));
    const before = isReturn && places.current.get(key);
    if (named && !before) named.scrollIntoView();
    else ref.current?.scrollTo(0, before || 0);
  }, [address]);
  const [path] = address.split('?');
  useBrowserLayoutEffect(() => {
    const page = ref.current;
    focusTitle(page, () => {
      return page?.checkVisibility() ? findTitle(page) : page?.closest('dialog')?.querySelector('h2');
    });
  }, [path]);
  const onScroll = () => !isLeaving && places.current.set(key, ref.current?.scrollTop ?? 0);
  return { ref, onScroll };
}
