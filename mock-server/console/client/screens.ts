import { type ComponentType, lazy } from 'react';
import { TimelineScreen } from './screens/timeline.tsx';
import { WorldsScreen } from './screens/worlds.tsx';

interface ScreenEntry {
  /** In the address. */
  name: string;
  title: string;
  /** Found by these words, too. */
  words: string;
  Body: ComponentType;
}

/** Loads a screen's file when the screen is opened. */
const later = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** In the order of the navigation. */
export const SCREENS: readonly ScreenEntry[] = [
  { name: 'worlds', title: 'Worlds', words: 'make, copy, reset, save, load', Body: WorldsScreen },
  { name: 'timeline', title: 'Timeline', words: 'requests, why an answer was so', Body: TimelineScreen },
  {
    name: 'clock',
    title: 'Clock',
    words: 'time, what is due',
    Body: later('ClockScreen', () => import('./screens/clock.tsx')),
  },
  {
    name: 'people',
    title: 'People',
    words: 'who is who, passwords, sessions',
    Body: later('PeopleScreen', () => import('./screens/people.tsx')),
  },
  {
    name: 'faults',
    title: 'Faults',
    words: 'failures on purpose',
    Body: later('FaultsScreen', () => import('./screens/faults.tsx')),
  },
  {
    name: 'inbox',
    title: 'Inbox',
    words: 'last code, text messages, mails, captchas',
    Body: later('InboxScreen', () => import('./screens/inbox.tsx')),
  },
  {
    name: 'scenarios',
    title: 'Scenarios',
    words: 'named states',
    Body: later('ScenariosScreen', () => import('./screens/scenarios.tsx')),
  },
  {
    name: 'office',
    title: 'Back office',
    words: 'queues, draws, promotions, texts',
    Body: later('OfficeScreen', () => import('./screens/office/office.tsx')),
  },
  {
    name: 'data',
    title: 'Data',
    words: 'tables and rows',
    Body: later('DataScreen', () => import('./screens/data.tsx')),
  },
  {
    name: 'contract',
    title: 'Contract',
    words: 'operations, coverage',
    Body: later('ContractScreen', () => import('./screens/contract.tsx')),
  },
];

/** Worlds for an unknown name. */
export const findScreen = (name: string | undefined): ScreenEntry =>
  SCREENS.find((each) => each.name === name) ?? (SCREENS[0] as ScreenEntry);
