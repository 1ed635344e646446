import type { NavigationCategory, NavigationVendor } from '~/features/system/system.types.ts';
import type { PlayBonus, PlayWallet } from '~/features/wallet/wallet.types.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { PlaySessionView } from './session/session.types.ts';

export interface PlayedGame {
  id: number;
  code: string;
  name: string;
  vendorName: string;
  cover: string;
  gameType: string;
}

export interface LobbyGameView extends PlayedGame {
  path: string;
  /** Null when the table sets the stakes. */
  minBet: string | null;
}

export interface TrialView {
  /** Registration, or login when the brand takes none. */
  realPath: string;
  canRegister: boolean;
}

interface Opened {
  game: PlayedGame;
  /** Null without a visitor's play money. */
  trial: TrialView | null;
  address: string;
  leaveTo: string;
  /** Null on failure: the game works without it. */
  wallet: PlayWallet | null;
  /** Null also on failure and for play money. */
  bonus: PlayBonus | null;
  /** Number left in the game, in words; null without any. */
  freeRounds: string | null;
  /** Null also for play money and at brands without responsible play. */
  session: PlaySessionView | null;
}

export interface FrameView extends Opened {
  kind: 'frame';
  /** Only its messages are accepted. */
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
  /** Null when unknown. */
  until: string | null;
  isTrial: boolean;
  requestId: string;
  leaveTo: string;
  retryTo: string;
}

export type PlayView = FrameView | WindowView | LobbyView | FailedView;

export interface RoomView {
  id: string;
  /** 1 is the lowest. */
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
  /** `trial` has one wallet at every brand. */
  kind: 'single' | 'many' | 'trial';
  /** For collecting all wallets; null when they are empty. */
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
