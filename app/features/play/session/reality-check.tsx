import { memo, Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import type { PlaySessionView, RealityCheckProps } from './session.types.ts';

const RealityCheckDialog = lazyPart(() => import('./reality-check-dialog.tsx'));

type Props = Omit<RealityCheckProps, 'session'> & { session: PlaySessionView | null };

/** React drops the server's dialog when its parent renders before its code has loaded. */
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

/** Only a new document retries. */
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
