import { useFetcher, useLocation } from '@remix-run/react';
import { Suspense, useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { ErrorMessage } from '~/features/system/error-page.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import type { Panel } from '~/request/panel.ts';
import { Dialog, FirstFocus } from '~/ui/dialog.tsx';
import { LazyBoundary } from '~/ui/lazy-part.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { PanelSkeleton } from '~/ui/panel-skeleton.tsx';
import { errorViewOf } from './error-view.ts';
import type { PanelAnswer } from './panel.server.ts';
import type { OpenPanel } from './panels.server.ts';
import { isPanelName, PANELS } from './panels.ts';

interface OverlayHostProps {
  /** What the page's own read has brought for its address: the panel is there without scripts, and after a reload. */
  panel: OpenPanel | null;
  isForced: boolean;
}

/** Shows the panel that the address asks for, over the page that is there. A panel that is opened later is fetched alone. */
export function OverlayHost({ panel, isForced }: OverlayHostProps) {
  const { modal } = useModal();
  const answer = usePanel(panel);
  const name = isForced ? (panel?.name ?? null) : modal;
  if (!isPanelName(name)) return null;
  const open = isForced ? { panel } : answer;
  if (open && !('failure' in open) && open.panel?.name !== name) return null;
  return (
    <Suspense fallback={null}>
      <PanelDialog key={name} panel={PANELS[name] as Panel<object>} answer={open} />
    </Suspense>
  );
}

/** The panel of the address: from the page's read as long as that is the newest, else fetched; null while it is on its way. */
function usePanel(panel: OpenPanel | null): PanelAnswer | null {
  const { key, pathname, search } = useLocation();
  const { modal } = useModal();
  const { load, data } = useFetcher<PanelAnswer & { at: string }>({ key: 'panel' });
  const ofPage = useRef({ panel, key });
  if (ofPage.current.panel !== panel) ofPage.current = { panel, key };
  const at = `${pathname}${search}`;
  const requested = useRef('');
  const isOfPage = ofPage.current.key === key;
  useEffect(() => {
    if (!modal || isOfPage || requested.current === key) return;
    requested.current = key;
    load(paths.panel(at));
  }, [modal, isOfPage, key, at, load]);
  if (isOfPage) return { panel };
  return requested.current === key && data?.at === at ? data : null;
}

function PanelDialog({ panel, answer }: { panel: Panel<object>; answer: PanelAnswer | null }) {
  const t = useTexts();
  const { t: common } = useTranslation('common');
  const { pageBehind, isPageBehindBefore } = useModal();
  const location = useLocation();
  const view = answer && 'panel' in answer ? (answer.panel?.view ?? null) : null;
  const { Body } = panel;
  const skeleton = <PanelSkeleton look={panel.look} rows={panel.rows} label={common('loading')} />;
  return (
    <Dialog
      title={panel.title(t, view)}
      look={panel.look}
      closeLabel={common('close')}
      closeTo={pageBehind}
      isBackToClose={isPageBehindBefore}
      isClosable={!view || !panel.isClosable || panel.isClosable(view)}
    >
      {answer && 'failure' in answer ? (
        <ErrorMessage error={errorViewOf(answer.failure, location)} />
      ) : (
        <LazyBoundary failed={<ErrorMessage error={errorViewOf({ kind: 'network' }, location)} />}>
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
