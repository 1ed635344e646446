import type { BrandView, Theme } from '~/brand/brand.types.ts';
import type { GameCardView } from '~/features/games/games.types.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import type { PasswordView, RecoverView } from '~/features/member/recover.types.ts';
import type { RegisterView } from '~/features/member/register.types.ts';
import type { NoticeView } from '~/features/messages/messages.types.ts';
import type { LobbyView } from '~/features/play/play.types.ts';
import type { CountryView, LoginMethod, SignInView } from '~/features/session/session.types.ts';
import type { BannerView, NavigationCategory, NavigationVendor, PopUpView } from '~/features/system/system.types.ts';
import type { SliderService } from '~/features/verification/verification.types.ts';
import type { TransferView } from '~/features/wallet/wallet.types.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import type { ToastTone } from '~/ui/toast.tsx';

export interface LinkView {
  label: string;
  path: string;
}

/** Everything around a page; texts that come from the API are in the page's language, image addresses are complete. */
export interface ShellView {
  brand: BrandView;
  language: LanguageCode;
  theme: Theme;
  /** What the short log-in of the header needs; null for a member. */
  slider: SliderService | null;
  /** What the dialog of the address shows; null for none, and for those that need nothing. */
  dialog: DialogView | null;
  /** Null for a visitor. */
  member: MemberPanelView | null;
  navigation: NavigationCategory[];
  /** The header's entries that are no category. */
  links: { home: LinkView; promotions: LinkView; download: LinkView; notices: LinkView };
  /** Of this route's group; none, no carousel. */
  banners: BannerView[];
  /** Shown in the bar under the banner, and in the dialog. */
  notices: NoticeView[];
  /** Null for a visitor. */
  favouriteIds: string[] | null;
  /** Entries of the side menu under its categories. */
  sideLinks: LinkView[];
  footer: FooterView;
  /** A message from the request before, such as "Signed out". */
  toast: ToastView | null;
}

export type DialogView =
  | { kind: 'login'; signIn: SignInView; method: LoginMethod; countries: CountryView[] }
  | { kind: 'register'; view: RegisterView | null }
  | { kind: 'recover'; view: RecoverView }
  | { kind: 'password'; view: PasswordView }
  | { kind: 'afterLogin'; popUps: PopUpView[] }
  | { kind: 'menu'; recent: GameCardView[]; favourites: GameCardView[] }
  | { kind: 'search'; hot: GameCardView[] }
  | { kind: 'transfer'; view: TransferView }
  | { kind: 'lobby'; lobby: LobbyView | null };

export interface FooterView {
  /** Every vendor, once each, for the carousel. */
  vendors: NavigationVendor[];
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
