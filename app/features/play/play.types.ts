import type { NavigationCategory, NavigationVendor } from '~/features/system/system.types.ts';
import type { PlayWallet } from '~/features/wallet/wallet.types.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { PlaySessionView } from './session/session.types.ts';

export interface PlayedGame {
  code: string;
  name: string;
  vendorName: string;
  cover: string;
  gameType: string;
}

export interface LobbyGameView extends PlayedGame {
  path: string;
  /** "₱0.25"; null when the table sets the stakes. */
  minBet: string | null;
}

export interface TrialView {
  /** Registration, or login when the brand takes none; both return to the game. */
  realPath: string;
  canRegister: boolean;
}

interface Opened {
  game: PlayedGame;
  /** Null unless played with a visitor's play money. */
  trial: TrialView | null;
  address: string;
  leaveTo: string;
  /** Null when the request failed: the game works without it. */
  wallet: PlayWallet | null;
  /** Null also for play money and at brands without responsible play. */
  session: PlaySessionView | null;
}

export interface FrameView extends Opened {
  kind: 'frame';
  /** The only origin of accepted messages. */
  origin: string;
  retryTo: string;
  /** Null for a game without rooms. */
  roomsPath: string | null;
}

export interface WindowView extends Opened {
  kind: 'window';
}

export interface LobbyView {
  kind: 'list';
  game: PlayedGame;
  trial: TrialView | null;
  games: LobbyGameView[];
  leaveTo: string;
}

export type LaunchRefusal =
  | 'notFound'
  | 'maintenance'
  | 'notPlayable'
  | 'limit'
  | 'network'
  | 'timeout'
  | 'tooMany'
  | 'refused';

export interface FailedView {
  kind: 'failed';
  reason: LaunchRefusal;
  /** Formatted end of maintenance; null when unknown. */
  until: string | null;
  isTrial: boolean;
  requestId: string;
  leaveTo: string;
  retryTo: string;
}

export type PlayView = FrameView | WindowView | LobbyView | FailedView;

export interface RoomView {
  id: string;
  /** 1 has the lowest stakes. */
  level: number;
  minBet: string;
  minBuyIn: string;
  players: string;
  seats: number;
  path: string;
}

export interface RoomsOfGame {
  game: PlayedGame;
  rooms: RoomView[];
}

export interface SeamlessView {
  /** `trial`: play money has one wallet at every brand. */
  kind: 'single' | 'many' | 'trial';
  /** Idempotency key to collect all wallets; null when they are empty. */
  collectKey: string | null;
  transferPath: string;
  categories: SeamlessCategoryView[];
}

export interface RoomsView {
  games: RoomsOfGame[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

type SeamlessCategoryView = Omit<NavigationCategory, 'hasDropDown'> & { vendors: NavigationVendor[] };
