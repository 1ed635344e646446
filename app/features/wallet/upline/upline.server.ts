import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import { parseUnits } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import { formatDecimal } from '../fee.ts';
import { plainAmount } from '../wallet.server.ts';

/** Specification: transferUpline. */
export async function readUpline(site: Site) {
  const [{ toUpline }, { isSet }, { free }] = await Promise.all([
    site.api.call('getMemberInfo'),
    site.api.call('hasPaymentPassword'),
    site.api.call('listRollovers'),
  ]);
  const units = parseUnits(free);
  return {
    missing: !toUpline ? ('permission' as const) : isSet ? null : ('password' as const),
    passwordPath: paths.account({ part: 'paymentPassword' }),
    /** The balance that open rollovers leave free. */
    free: site.format.roundedMoney(free),
    /** For "Max". */
    most: units > 0n ? plainAmount(formatDecimal(units)) : null,
    decimalSign: site.format.decimalSign,
    key: randomUUID(),
  };
}
export type UplineView = Awaited<ReturnType<typeof readUpline>>;
