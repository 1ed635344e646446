import type { BrandView, Theme } from '~/brand/brand.types.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import type { BannerView, NavigationCategory, VendorLogo } from '~/features/system/system.types.ts';
import type { SliderService } from '~/features/verification/verification.types.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import type { ToastTone } from '~/ui/toast.tsx';
import type { OpenPanel } from './panels.server.ts';

export interface LinkView {
  label: string;
  path: string;
}

/** Everything around a page; texts that come from the API are in the page's language, image addresses are complete. */
export interface ShellView {
  brand: BrandView;
  language: LanguageCode;
  theme: Theme;
  /** Whether the visitor is asked for consent to counting visits. */
  asksForConsent: boolean;
  /** What the short log-in of the header needs; null for a member. */
  slider: SliderService | null;
  /** What the address opens over the page. */
  panel: OpenPanel | null;
  /** Null for a visitor. */
  member: MemberPanelView | null;
  navigation: NavigationCategory[];
  /** The header's entries that are no category; null for a page that the brand has off. */
  links: { home: LinkView } & Record<'promotions' | 'download' | 'notices', LinkView | null>;
  /** Of this route's group; none, no carousel. */
  banners: BannerView[];
  /** What opens once over a visitor's page; none for a member. */
  popUpIds: string[];
  /** Shown in the bar under the banner. */
  notices: Pick<NoticeHeadline, 'id' | 'title'>[];
  /** Null for a visitor. */
  favouriteIds: string[] | null;
  /** Entries of the side menu under its categories. */
  sideLinks: LinkView[];
  footer: FooterView;
  /** A message from the request before, such as "Signed out". */
  toast: ToastView | null;
}

export interface FooterView {
  /** The first page of the carousel; the others come when it is near. */
  vendors: VendorLogo[];
  vendorCount: number;
  products: LinkView[];
  help: LinkView[];
  year: number;
}

export interface ToastView {
  /** Changes with each message, so that the same words are shown again. */
  id: string;
  tone: ToastTone;
  text: string;
}
