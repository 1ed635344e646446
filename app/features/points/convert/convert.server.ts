import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import type { Site } from '~/request/site.server.ts';

export async function readConvert(site: Site) {
  const { api, t, format } = site;
  const [{ points }, { convert }, { isSet }] = await Promise.all([
    api.call('getPointBalance'),
    api.call('getPointConfig'),
    api.call('hasPaymentPassword'),
  ]);
  const { step, value, least, day, turnover } = convert;
  const leftToday = convert.leftToday ?? day;
  const most = Math.floor(Math.min(points, leftToday) / step) * step;
  const count = format.count;
  return {
    points: count(points),
    left: t('points', 'server.convert.day', { left: count(leftToday), day: count(day) }),
    rule: t('points', 'server.convert.rule', { step: count(step), value: format.money(value), least: count(least) }),
    turnover: turnover > 0 ? t('points', 'server.convert.turnover', { turnover }) : null,
    /** For "Max"; null below the least. */
    most: most >= least ? String(most) : null,
    step,
    value,
    currency: site.currency,
    needsPassword: !isSet,
    passwordPath: paths.account({ part: 'paymentPassword' }),
    key: randomUUID(),
  };
}
export type ConvertView = Awaited<ReturnType<typeof readConvert>>;
