import { useFetcher, useLocation } from '@remix-run/react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { isPanelName } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { ErrorMessage } from '~/features/system/error-page.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import type { Panel } from '~/request/panel.ts';
import { Dialog, FirstFocus } from '~/ui/dialog.tsx';
import { LazyBoundary } from '~/ui/lazy-part.tsx';
import { useCentreLink, useModal } from '~/ui/overlay.tsx';
import { PanelSkeleton } from '~/ui/panel-skeleton.tsx';
import { readErrorView } from './error-view.ts';
import type { PanelAnswer } from './panel.server.ts';
import type { OpenPanel } from './panels.server.ts';
import { PANELS } from './panels.ts';
import { PanelRefreshContext } from './use-panel-refresh.ts';

interface OverlayHostProps {
  panel: OpenPanel | null;
  isForced: boolean;
}

/** Fetches a panel opened later alone. */
export function OverlayHost({ panel, isForced }: OverlayHostProps) {
  const { modal } = useModal();
  const { answer, ...refreshing } = usePanel(panel);
  const name = isForced ? (panel?.name ?? null) : modal;
  if (!isPanelName(name)) return null;
  const open = isForced ? { panel } : answer;
  if (open && !('failure' in open) && open.panel?.name !== name) return null;
  return (
    <Suspense fallback={null}>
      <PanelRefreshContext.Provider value={refreshing}>
        <PanelDialog key={name} panel={PANELS[name] as Panel<object>} answer={open} />
      </PanelRefreshContext.Provider>
    </Suspense>
  );
}

/**
 * Prefers the page's panel while that is newest. Keeps the last view while another URL of the same panel loads; else
 * null.
 */
function usePanel(panel: OpenPanel | null) {
  const { key, pathname, search } = useLocation();
  const { modal } = useModal();
  const { load, data, state } = useFetcher<PanelAnswer & { at: string }>({ key: 'panel' });
  const at = `${pathname}${search}`;
  const requested = useRef('');
  const ofPage = useRef({ panel, key, before: data });
  if (ofPage.current.panel !== panel) {
    ofPage.current = { panel, key, before: data };
    requested.current = '';
  }
  const isOfPage = ofPage.current.key === key;
  const refresh = useCallback(() => {
    requested.current = key;
    load(paths.panel(at));
  }, [key, at, load]);
  useEffect(() => {
    if (modal && !isOfPage && requested.current !== key) refresh();
  }, [modal, isOfPage, key, refresh]);
  const fetched = requested.current === key && data?.at === at && data !== ofPage.current.before ? data : null;
  const newest: PanelAnswer | null = fetched ?? (isOfPage ? { panel } : null);
  const last = useRef<PanelAnswer | null>(null);
  if (newest) last.current = newest;
  const isSame = last.current && 'panel' in last.current && last.current.panel?.name === modal;
  return { answer: isSame ? last.current : newest, refresh, isRefreshing: state !== 'idle' };
}

function PanelDialog({ panel, answer }: { panel: Panel<object>; answer: PanelAnswer | null }) {
  const t = useTexts();
  const { t: common } = useTranslation('common');
  const { pageBehind, entriesOver } = useModal();
  const centre = useCentreLink();
  const location = useLocation();
  const open = answer && ('panel' in answer ? answer.panel : answer);
  const view = open && 'view' in open ? open.view : null;
  const { Body } = panel;
  const back = view && panel.back?.(view);
  // Beside the data.
  useEffect(() => Body.preload(), [Body]);
  const skeleton = <PanelSkeleton look={panel.look} rows={panel.rows} label={common('loading')} />;
  return (
    <Dialog
      title={panel.title(t, view)}
      back={back ? centre(back) : undefined}
      look={panel.look}
      closeLabel={common('close')}
      closeTo={pageBehind}
      entriesOver={entriesOver}
      isClosable={!view || !panel.isClosable || panel.isClosable(view)}
    >
      {open && 'failure' in open ? (
        <ErrorMessage error={readErrorView(open.failure, location)} />
      ) : (
        <LazyBoundary failed={<ErrorMessage error={readErrorView({ kind: 'network' }, location)} />}>
          <Suspense fallback={skeleton}>
            {view ? (
              <>
                <Body view={view} />
                <FirstFocus />
              </>
            ) : (
              skeleton
            )}
          </Suspense>
        </LazyBoundary>
      )}
    </Dialog>
  );
}
