import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the first render, so that controls that need JavaScript appear with hydration. */
export const useIsInteractive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
