import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TabLinks } from '~/ui/tab-links.tsx';

export function RecordTabs({ selected }: { selected: 'account' | 'deposits' | 'withdrawals' }) {
  const { t } = useTranslation('wallet');
  const tabs = [
    { key: 'account', label: t('records.account.title'), path: paths.accountRecord() },
    { key: 'deposits', label: t('withdraw.records.deposits'), path: paths.depositRecord() },
    { key: 'withdrawals', label: t('withdraw.records.withdrawals'), path: paths.withdrawalRecord() },
  ];
  return (
    <TabLinks
      label={t('withdraw.records.lists')}
      tabs={tabs.map((tab) => ({ ...tab, isSelected: tab.key === selected }))}
    />
  );
}
