import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { CentreEntry } from './centre.server.ts';

/** The pages of the member centre. */
export function CentreMenu({ entries }: { entries: CentreEntry[] }) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  const { t: messages } = useTranslation('messages');
  const { pathname } = useLocation();
  const labels: Record<CentreEntry['key'], string> = {
    securityCenter: member('account.title'),
    transferFund: t('records.centre.transferFund'),
    depositv2: t('deposit.title'),
    withdraw: t('withdraw.title'),
    transferUpline: t('upline.title'),
    personalHistoryCopy: t('records.bets.title'),
    transactionHistory: t('records.account.title'),
    personalProfit: t('records.profit.title'),
    messageV2: messages('inbox.title'),
  };
  return (
    <TabLinks
      label={t('records.centre.label')}
      tabs={entries.map(({ key, path }) => ({
        key,
        path,
        label: labels[key],
        isSelected: pathname === path || pathname.startsWith(`${path}/`),
      }))}
    />
  );
}
