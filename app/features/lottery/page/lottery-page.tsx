import { lazyPart } from '~/ui/lazy-part.tsx';
import type { BettingView } from '../betting/betting.types.ts';
import type { LobbyView } from '../lobby/lobby.server.ts';

const Lobby = lazyPart(() => import('../lobby/lobby-page.tsx'));
const Betting = lazyPart(() => import('../betting/betting-page.tsx'));

interface LotteryPageProps {
  betting: BettingView | null;
  lobby: LobbyView | null;
}

export function LotteryPage({ betting, lobby }: LotteryPageProps) {
  if (betting) return <Betting view={betting} />;
  return lobby && <Lobby view={lobby} />;
}
