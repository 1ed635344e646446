import { useNavigation } from '@remix-run/react';
import { useIsWaiting } from './connection.ts';

/** Quick pages show none. */
export function ProgressBar() {
  const { state } = useNavigation();
  const isWaiting = useIsWaiting();
  if (state === 'idle' || isWaiting) return null;
  return (
    <div aria-hidden="true" className="progress-bar on-dark fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-[progress_1.1s_ease-in-out_infinite] bg-highlight" />
    </div>
  );
}
