import { isOpenDuringBreak, paths } from '~/config/paths.ts';
import { isSingleWallet } from '~/features/wallet/wallet.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { CENTRE_KEYS, type CentreKey } from './centre-keys.ts';

/** The entries of the member centre that this member has; none for a trial account, which has no centre. */
export async function listCentreKeys(site: Site, { type, toUpline }: Value<'getMemberInfo'>): Promise<CentreKey[]> {
  if (isTrialType(type)) return [];
  const hasWallets = !(await isSingleWallet(site));
  const has: Partial<Record<CentreKey, boolean>> = { transferFund: hasWallets, transferUpline: toUpline };
  const isOpen = (path: string) => site.routes.isOn(path) && (!site.member?.isOnBreak || isOpenDuringBreak(path));
  return CENTRE_KEYS.filter((key) => (has[key] ?? true) && isOpen(paths.centre(key)));
}
