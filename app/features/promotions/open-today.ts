import { createContext, useContext } from 'react';
import type { CheckInView } from './check-in.server.ts';

export interface OpenToday {
  /** Null without a check-in today. */
  checkIn: CheckInView | null;
  /** To claim. */
  rewards: number;
}

/** The shell reads it for every page. */
export const OpenTodayContext = createContext<OpenToday>({ checkIn: null, rewards: 0 });

export const useOpenToday = (): OpenToday => useContext(OpenTodayContext);
