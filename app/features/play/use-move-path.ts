import { useModal } from '~/ui/overlay.tsx';
import type { FrameView } from './play.types.ts';

/** The path of the dialog over this game that transfers money; null where the game plays from the one balance. */
export function useMovePath({ wallet }: Pick<FrameView, 'wallet'>): string | null {
  const { pathTo } = useModal();
  return wallet?.accountTypeId ? pathTo('transfer', { method: String(wallet.accountTypeId) }) : null;
}
