import type { NavigationCategory, NavigationVendor } from '~/features/system/system.types.ts';
import type { PlayWallet } from '~/features/wallet/wallet.types.ts';
import type { PageLinks } from '~/ui/pagination.tsx';

export interface PlayedGame {
  code: string;
  name: string;
  vendorName: string;
  cover: string;
  gameType: string;
}

/** A game inside a lobby, or in a room's heading. */
export interface LobbyGameView extends PlayedGame {
  path: string;
  /** "₱0.25"; null where stakes are set at the table. */
  minBet: string | null;
}

/** How somebody who tries a game comes to play it for real. */
export interface TrialView {
  /** Signing up, or in where the brand makes no accounts; it leads back to the game. */
  realPath: string;
  canRegister: boolean;
}

interface Opened {
  game: PlayedGame;
  /** Null where it is played for real, or with a trial account's money. */
  trial: TrialView | null;
  /** The complete address of the game's page at its vendor. */
  address: string;
  /** Where it is left to. */
  leaveTo: string;
  /** Null when it could not be read: a game is played without it. */
  wallet: PlayWallet | null;
}

export interface FrameView extends Opened {
  kind: 'frame';
  /** The only origin whose messages count. */
  origin: string;
  retryTo: string;
  /** Where its rooms are; null for a game that has none. */
  roomsPath: string | null;
}

export interface WindowView extends Opened {
  kind: 'window';
}

/** A lobby: the games in it. */
export interface LobbyView {
  kind: 'list';
  game: PlayedGame;
  trial: TrialView | null;
  games: LobbyGameView[];
  leaveTo: string;
}

export type LaunchRefusal = 'notFound' | 'maintenance' | 'notPlayable' | 'network' | 'timeout' | 'tooMany' | 'refused';

export interface FailedView {
  kind: 'failed';
  reason: LaunchRefusal;
  /** Nobody's money was in it. */
  isTrial: boolean;
  requestId: string;
  leaveTo: string;
  retryTo: string;
}

/** What comes of opening a game. */
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
  /** Play money is in one wallet at every brand. */
  kind: 'single' | 'many' | 'trial';
  /** The name of the write that brings everything back; null where there is nothing to bring. */
  collectKey: string | null;
  transferPath: string;
  categories: SeamlessCategoryView[];
}

/** One page of the games between players. */
export interface RoomsView {
  games: RoomsOfGame[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

type SeamlessCategoryView = Omit<NavigationCategory, 'hasDropDown'> & { vendors: NavigationVendor[] };
