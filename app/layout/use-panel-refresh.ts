import { createContext, useContext } from 'react';

interface PanelRefresh {
  /** Reads the panel again, and not the page behind it. */
  refresh: () => void;
  isRefreshing: boolean;
}

export const PanelRefreshContext = createContext<PanelRefresh>({ refresh: () => {}, isRefreshing: false });

/** Reads the panel again that a component stands in. */
export const usePanelRefresh = (): PanelRefresh => useContext(PanelRefreshContext);
