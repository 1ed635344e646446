import { createContext, useContext } from 'react';

interface PanelRefresh {
  /** Reloads the panel without the page behind. */
  refresh: () => void;
  isRefreshing: boolean;
}

export const PanelRefreshContext = createContext<PanelRefresh>({ refresh: () => {}, isRefreshing: false });

export const usePanelRefresh = (): PanelRefresh => useContext(PanelRefreshContext);
