import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether JavaScript runs: false on the server and in the first render, so that controls that need it appear with hydration. */
export const useIsInteractive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
