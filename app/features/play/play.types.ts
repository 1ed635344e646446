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

/** A game inside a lobby, or in the heading of a room. */
export interface LobbyGameView extends PlayedGame {
  path: string;
  /** "₱0.25"; null when the table sets the stakes. */
  minBet: string | null;
}

/** How a visitor who tries a game can play it for real. */
export interface TrialView {
  /** The registration, or the log-in where the brand makes no accounts; both return to the game. */
  realPath: string;
  canRegister: boolean;
}

interface Opened {
  game: PlayedGame;
  /** Null for a game with real money, or with a trial account's money. */
  trial: TrialView | null;
  /** The complete address of the game's page at its vendor. */
  address: string;
  /** The page to which the game is left. */
  leaveTo: string;
  /** Null when it could not be read: the game works without it. */
  wallet: PlayWallet | null;
  /** Null too where nobody is told: for play money, and where the brand has no responsible play. */
  session: PlaySessionView | null;
}

export interface FrameView extends Opened {
  kind: 'frame';
  /** The only origin whose messages are accepted. */
  origin: string;
  retryTo: string;
  /** The path of its rooms; null for a game without rooms. */
  roomsPath: string | null;
}

export interface WindowView extends Opened {
  kind: 'window';
}

/** A lobby and its games. */
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
  /** When the vendor's maintenance ends, as the page writes it; null where that is not known. */
  until: string | null;
  /** Whether it was a trial game, without real money. */
  isTrial: boolean;
  requestId: string;
  leaveTo: string;
  retryTo: string;
}

/** The result of opening a game. */
export type PlayView = FrameView | WindowView | LobbyView | FailedView;

export interface RoomView {
  id: string;
  /** From 1 for the lowest stakes. */
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
  /** `trial`: play money is in a single wallet at every brand. */
  kind: 'single' | 'many' | 'trial';
  /** The idempotency key of collecting all wallets; null when there is nothing to collect. */
  collectKey: string | null;
  transferPath: string;
  categories: SeamlessCategoryView[];
}

/** One page of the games between players (PVP). */
export interface RoomsView {
  games: RoomsOfGame[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

type SeamlessCategoryView = Omit<NavigationCategory, 'hasDropDown'> & { vendors: NavigationVendor[] };
