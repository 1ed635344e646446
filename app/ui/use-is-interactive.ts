import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server and in the first render, so controls that need them come with them. */
export const useIsInteractive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
