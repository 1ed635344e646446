export interface BannerView {
  id: string;
  title: string;
  subtitle: string;
  /** 1440 x 480. */
  image: string;
  /** 780 x 520. */
  imageSmall: string;
  /** Where a click leads; null when the banner is only a picture. */
  link: string | null;
  isExternal: boolean;
}

/** An announcement that opens over the page. */
export interface PopUpView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
}

export interface PromotionView {
  id: string;
  /** Its name in addresses, and its anchor on the promotions page. */
  code: string;
  title: string;
  summary: string;
  image: string;
  path: string;
  /** "Until 30 November 2026", in the page's language. */
  period: string;
}

export interface NavigationVendor {
  code: string;
  name: string;
  mark: string;
  path: string;
  /** Its games cannot be opened now. */
  isClosed?: true;
}

/** A vendor in the footer's carousel. */
export interface VendorLogo extends NavigationVendor {
  /** On a dark ground. */
  logo: string;
}

export interface NavigationCategory {
  gameType: string;
  label: string;
  path: string;
  /** Whether a panel with its vendors opens under its entry; they come when it does. */
  hasDropDown: boolean;
}

export interface MaintenanceView {
  /** For people, in the page's language; null when nobody knows. */
  endTime: string | null;
  endIsoTime: string | null;
  hasService: boolean;
}

export interface RegionView {
  ip: string;
  hasService: boolean;
}

/** Why the whole site is closed to this visitor. */
export type ClosedView = { kind: 'maintenance'; view: MaintenanceView } | { kind: 'region'; view: RegionView };

/** What went wrong, as far as a visitor can act on it. */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'contract'
  | 'refused'
  | 'notFound'
  | 'forbidden'
  | 'maintenance'
  | 'region'
  | 'tooLarge'
  | 'tooMany'
  | 'unreadable'
  | 'unknown';

export interface ErrorView {
  kind: ErrorKind;
  /** In place of the text of its kind. */
  message?: string;
  /** To be told to customer service; null when no request was made. */
  requestId: string | null;
  /** The address to try again. */
  retryTo: string;
}

export interface HelpView {
  sections: HelpSectionView[];
  hasService: boolean;
}

export interface HelpSectionView {
  /** The anchor: `/help#term`. */
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
}

export interface AppDownloadView {
  platform: 'android' | 'ios' | 'pwa';
  url: string;
  /** A drawing of the QR code, made on the server; null when there is none. */
  qrSvg: string | null;
}
