import { type ComponentType, lazy } from 'react';
import { TimelineScreen } from './screens/timeline.tsx';
import { WorldsScreen } from './screens/worlds.tsx';

interface ScreenEntry {
  /** In the address. */
  name: string;
  title: string;
  Body: ComponentType;
}

/** Loads a screen's file when the screen is opened. */
const later = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** In the order of the navigation. */
export const SCREENS: readonly ScreenEntry[] = [
  { name: 'worlds', title: 'Worlds', Body: WorldsScreen },
  { name: 'timeline', title: 'Timeline', Body: TimelineScreen },
  { name: 'clock', title: 'Clock', Body: later('ClockScreen', () => import('./screens/clock.tsx')) },
  { name: 'people', title: 'People', Body: later('PeopleScreen', () => import('./screens/people.tsx')) },
  { name: 'faults', title: 'Faults', Body: later('FaultsScreen', () => import('./screens/faults.tsx')) },
  { name: 'inbox', title: 'Inbox', Body: later('InboxScreen', () => import('./screens/inbox.tsx')) },
  { name: 'scenarios', title: 'Scenarios', Body: later('ScenariosScreen', () => import('./screens/scenarios.tsx')) },
  { name: 'office', title: 'Back office', Body: later('OfficeScreen', () => import('./screens/office/office.tsx')) },
  { name: 'data', title: 'Data', Body: later('DataScreen', () => import('./screens/data.tsx')) },
  { name: 'contract', title: 'Contract', Body: later('ContractScreen', () => import('./screens/contract.tsx')) },
];

/** Worlds for an unknown name. */
export const findScreen = (name: string | undefined): ScreenEntry =>
  SCREENS.find((each) => each.name === name) ?? (SCREENS[0] as ScreenEntry);
