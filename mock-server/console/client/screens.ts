import type { ComponentType } from 'react';
import { TimelineScreen } from './screens/timeline.tsx';
import { WorldsScreen } from './screens/worlds.tsx';

interface ScreenEntry {
  /** In the address. */
  name: string;
  title: string;
  Body: ComponentType;
}

/** In the order of the navigation. */
export const SCREENS: readonly ScreenEntry[] = [
  { name: 'worlds', title: 'Worlds', Body: WorldsScreen },
  { name: 'timeline', title: 'Timeline', Body: TimelineScreen },
];

/** Worlds for an unknown name. */
export const findScreen = (name: string | undefined): ScreenEntry =>
  SCREENS.find((each) => each.name === name) ?? (SCREENS[0] as ScreenEntry);
