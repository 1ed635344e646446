import type { BrandView } from '~/brand/brand.types.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import type { OpenToday } from '~/features/promotions/open-today.ts';
import type { BannerView, NavigationCategory, VendorLogo } from '~/features/system/system.types.ts';
import type { SliderService } from '~/features/verification/verification.types.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import type { ToastView } from '~/ui/toast.tsx';
import type { MenuKey } from './member-pages.ts';
import type { OpenPanel } from './panels.server.ts';

export interface LinkView {
  label: string;
  path: string;
}

/** Texts are translated; image URLs are absolute. */
export interface ShellView {
  brand: BrandView;
  language: LanguageCode;
  asksForConsent: boolean;
  /** Null for a member. */
  slider: SliderService | null;
  panel: OpenPanel | null;
  /** Null for a visitor. */
  member: MemberPanelView | null;
  /** Nothing for who gets no offers. */
  openToday: OpenToday;
  /** For the forms of the page; null for a visitor. */
  actingAs: string | null;
  /** Empty for a visitor and for a trial account. */
  centre: MenuKey[];
  navigation: NavigationCategory[];
  hasChat: boolean;
  /** Null for a disabled page. */
  links: { home: LinkView } & Record<'promotions' | 'download' | 'notices', LinkView | null>;
  /** Empty without a carousel. */
  banners: BannerView[];
  /** Empty for a member. */
  popUpIds: string[];
  notices: Pick<NoticeHeadline, 'id' | 'title'>[];
  /** Null for a visitor. */
  favouriteIds: string[] | null;
  sideLinks: LinkView[];
  footer: FooterView;
  /** From the previous request. */
  toast: ToastView | null;
}

export interface FooterView {
  /** The others load when the carousel is near. */
  vendors: VendorLogo[];
  vendorCount: number;
  products: LinkView[];
  help: LinkView[];
  year: number;
}
