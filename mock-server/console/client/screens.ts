import { type ComponentType, lazy } from 'react';
import { TimelineScreen } from './screens/timeline.tsx';
import { WorldsScreen } from './screens/worlds.tsx';

interface ScreenEntry {
  /** In the address. */
  name: string;
  title: string;
  Body: ComponentType;
}

/** Loads the screen when it is opened. */
const later = <Name extends string>(load: () => Promise<{ [Key in Name]: ComponentType }>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

/** In the order of the navigation. */
export const SCREENS: readonly ScreenEntry[] = [
  { name: 'worlds', title: 'Worlds', Body: WorldsScreen },
  { name: 'timeline', title: 'Timeline', Body: TimelineScreen },
  { name: 'clock', title: 'Clock', Body: later(() => import('./screens/clock.tsx'), 'ClockScreen') },
  { name: 'faults', title: 'Faults', Body: later(() => import('./screens/faults.tsx'), 'FaultsScreen') },
  { name: 'scenarios', title: 'Scenarios', Body: later(() => import('./screens/scenarios.tsx'), 'ScenariosScreen') },
  { name: 'office', title: 'Back office', Body: later(() => import('./screens/office/office.tsx'), 'OfficeScreen') },
  { name: 'data', title: 'Data', Body: later(() => import('./screens/data.tsx'), 'DataScreen') },
  { name: 'contract', title: 'Contract', Body: later(() => import('./screens/contract.tsx'), 'ContractScreen') },
];

/** Worlds for an unknown name. */
export const findScreen = (name: string | undefined): ScreenEntry =>
  SCREENS.find((each) => each.name === name) ?? (SCREENS[0] as ScreenEntry);
