import { useLocation } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import type { FrameView } from './play.types.ts';

/** The path of the dialog over this game that transfers money; null where the game plays from the one balance. */
export function useMovePath({ wallet }: Pick<FrameView, 'wallet'>): string | null {
  const { pathname, search } = useLocation();
  if (!wallet?.accountTypeId) return null;
  const here = new URLSearchParams(search);
  here.delete('modal');
  here.delete('method');
  const page = here.size > 0 ? `${pathname}?${here}` : pathname;
  return paths.modal(page, 'transfer', String(wallet.accountTypeId));
}
