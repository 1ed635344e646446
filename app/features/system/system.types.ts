export interface BannerView {
  id: string;
  title: string;
  subtitle: string;
  /** 1440 x 480. */
  image: string;
  /** 780 x 520. */
  imageSmall: string;
  /** Null without a link. */
  link: string | null;
  isExternal: boolean;
}

export interface PopUpView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
  link: string;
  linkText: string;
}

export interface NavigationVendor {
  code: string;
  name: string;
  mark: string;
  path: string;
  isClosed?: true;
}

export interface VendorLogo extends Omit<NavigationVendor, 'mark'> {
  /** For dark backgrounds. */
  logo: string;
}

export interface NavigationCategory {
  gameType: string;
  label: string;
  path: string;
  hasDropDown: boolean;
}

export interface MaintenanceView {
  /** Null when unknown. */
  endTime: string | null;
  endIsoTime: string | null;
  hasService: boolean;
}

export interface RegionView {
  ip: string;
  hasService: boolean;
}

export type ClosedView = { kind: 'maintenance'; view: MaintenanceView } | { kind: 'region'; view: RegionView };

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
  message?: string;
  /** Null without a request. */
  requestId: string | null;
  retryTo: string;
}

export interface AppDownloadView {
  platform: 'android' | 'ios' | 'pwa';
  url: string;
  /** Null without an address. */
  qrSvg: string | null;
}
