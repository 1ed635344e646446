import { createContext, type ReactNode, useContext } from 'react';
import { ClockProvider } from './clock.tsx';
import type { LotteryView, PopularView } from './lottery.server.ts';
import { useStatuses } from './use-statuses.ts';

const LiveContext = createContext<readonly LotteryView[]>([]);

/** Polls once for all sections of a page. */
export function LiveLotteries({ view, children }: { view: PopularView; children: ReactNode }) {
  return (
    <ClockProvider now={view.now}>
      <Polled view={view}>{children}</Polled>
    </ClockProvider>
  );
}

function Polled({ view, children }: { view: PopularView; children: ReactNode }) {
  // The page may come from a cache.
  const lotteries = useStatuses(view.lotteries, { isOld: true, shownAt: view.now });
  return <LiveContext.Provider value={lotteries}>{children}</LiveContext.Provider>;
}

export const useLiveLotteries = () => useContext(LiveContext);
