import { memo, Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import type { PlaySessionView, RealityCheckProps } from './session.types.ts';

const RealityCheckDialog = lazyPart(() => import('./reality-check-dialog.tsx'));

type Props = Omit<RealityCheckProps, 'session'> & { session: PlaySessionView | null };

/**
 * The reality check over a game or a betting page, while it is due. Memoized: React gives up the server's dialog when the page around it renders again before the
 * dialog's code has loaded.
 */
export const RealityCheck = memo(function RealityCheck({ session, leaveTo, answer }: Props) {
  if (session?.checkInSeconds !== 0) return null;
  return (
    <LazyBoundary failed={<CheckNotLoaded />}>
      <Suspense fallback={null}>
        <RealityCheckDialog session={session} leaveTo={leaveTo} answer={answer} />
      </Suspense>
    </LazyBoundary>
  );
});

/** Its code did not load: only a new document can try again. */
function CheckNotLoaded() {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation('common');
  return (
    <AlertDialog
      title={t('check.title')}
      text={t('check.notLoaded')}
      confirmLabel={common('retry')}
      onClose={() => window.location.reload()}
    />
  );
}
