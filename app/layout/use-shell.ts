import { createContext, useContext } from 'react';
import type { ShellView } from './shell.types.ts';

export const ShellContext = createContext<ShellView | null>(null);

export function useShell(): ShellView {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no shell around this.');
  return shell;
}
