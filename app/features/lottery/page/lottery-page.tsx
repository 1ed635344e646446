import { lazyPart } from '~/ui/lazy-part.tsx';
import type { BettingView } from '../betting/betting.types.ts';
import type { LobbyView } from '../lobby/lobby.server.ts';

const Lobby = lazyPart(() => import('../lobby/lobby-page.tsx'));
const Betting = lazyPart(() => import('../betting/betting-page.tsx'));

interface LotteryPageProps {
  /** A lottery that was started; null for the lobby. */
  betting: BettingView | null;
  lobby: LobbyView | null;
}

/** The lobby of lotteries, or one of them. */
export function LotteryPage({ betting, lobby }: LotteryPageProps) {
  if (betting) return <Betting view={betting} />;
  return lobby && <Lobby view={lobby} />;
}
