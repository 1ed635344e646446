import type { ComponentType, LazyExoticComponent } from 'react';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { Site } from './site.server.ts';

/** How a panel is shown over a page (`panel.tsx` of its screen). */
export interface Panel<View> {
  look: 'narrow' | 'window' | 'wide' | 'question' | 'drawer';
  /** Fields or lines of its skeleton: about as high as what comes, so that the panel does not jump. */
  rows?: number;
  /** Null while the view is on its way. */
  title: (t: TranslateAny, view: View | null) => string;
  /** What it holds, loaded when the panel is first opened. */
  Body: LazyExoticComponent<ComponentType<{ view: View }>>;
  /** False where there is no way around it; else it can be closed. */
  isClosable?: (view: View) => boolean;
}

/** What a panel shows (`panel.server.ts` of its screen). The site's URL is the page's, with the panel's parameters. */
export interface PanelReader<View> {
  /** Whether the panel opens for this visitor. May throw a guard's redirect instead. */
  access?: (site: Site) => boolean;
  /** Null where there is nothing to open. */
  read: (site: Site) => Promise<View | null>;
}

/** The view that a panel's reader returns. */
export type ViewOf<Reader> = Reader extends PanelReader<infer View> ? View : never;

export const onlyVisitors = ({ member }: Site): boolean => member === null;
export const onlyMembers = ({ member }: Site): boolean => member !== null;
