import { pursuits } from './themes/pursuits.ts';
import { stories } from './themes/stories.ts';

export const themes = { ...stories, ...pursuits } as const;

export type ThemeName = keyof typeof themes;
