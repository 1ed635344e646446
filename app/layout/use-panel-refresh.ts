import { createContext, useContext } from 'react';

interface PanelRefresh {
  /** The page behind stays. */
  refresh: () => void;
  isRefreshing: boolean;
}

export const PanelRefreshContext = createContext<PanelRefresh>({ refresh: () => {}, isRefreshing: false });

export const usePanelRefresh = (): PanelRefresh => useContext(PanelRefreshContext);
