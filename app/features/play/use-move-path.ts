import { useModal } from '~/ui/overlay.tsx';
import type { FrameView } from './play.types.ts';

/** Returns null for the single wallet. */
export function useMovePath({ wallet }: Pick<FrameView, 'wallet'>): string | null {
  const { pathTo } = useModal();
  return wallet?.accountTypeId ? pathTo('transfer', { method: String(wallet.accountTypeId) }) : null;
}
