import type { ComponentType } from 'react';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { LazyPart } from '~/ui/lazy-part.tsx';
import type { Site } from './site.server.ts';

/** Presentation: `panel.tsx` of its screen. */
export interface Panel<View> {
  look: 'narrow' | 'window' | 'card' | 'wide' | 'question' | 'drawer';
  /** Rows of the skeleton, which avoid a layout shift. */
  rows?: number;
  /** `view` is null while loading. */
  title: (t: TranslateAny, view: View | null) => string;
  /** Path that the title leads to on narrow windows. */
  back?: (view: View) => string | null;
  Body: LazyPart<ComponentType<{ view: View }>>;
  isClosable?: (view: View) => boolean;
}

/** Data: `panel.server.ts` of its screen. The site's URL is the page's, with the panel's parameters. */
export interface PanelReader<View> {
  /** May throw a guard's redirect. */
  access?: (site: Site) => boolean;
  /** Null opens nothing. */
  read: (site: Site) => Promise<View | null>;
}

export type ViewOf<Reader> = Reader extends PanelReader<infer View> ? View : never;

export const onlyVisitors = ({ member }: Site): boolean => member === null;
export const onlyMembers = ({ member }: Site): boolean => member !== null;
