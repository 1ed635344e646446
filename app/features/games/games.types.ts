export interface GameCardView {
  id: string;
  name: string;
  vendorName: string;
  vendorCode: string;
  gameType: string;
  cover: string;
  /** Where a click leads. */
  path: string;
  isHot: boolean;
  isNew: boolean;
  hasJackpot: boolean;
  /** "0.25" with the brand's symbol. */
  minBet: string;
}

export interface GameCategoryView {
  gameType: string;
  label: string;
  path: string;
  games: GameCardView[];
}

export interface WinnerView {
  id: string;
  player: string;
  avatar: string;
  gameName: string;
  vendorName: string;
  cover: string;
  amount: string;
  time: string;
  isoTime: string;
}

export interface JackpotView {
  /** What the counter starts from, in hundredths of the currency. */
  amountMinor: number;
  /** The same, formatted, for a page without JavaScript. */
  amount: string;
}
