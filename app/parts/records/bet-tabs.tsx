import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TabLinks } from '~/ui/tab-links.tsx';

export function BetTabs({ selected }: { selected: 'games' | 'lottery' }) {
  const { t } = useTranslation('orders');
  const tabs = [
    { key: 'games', label: t('record.games.tab'), path: paths.bettingRecord() },
    { key: 'lottery', label: t('record.lotteries.tab'), path: paths.lotteryRecord() },
  ];
  return (
    <TabLinks label={t('record.lists')} tabs={tabs.map((tab) => ({ ...tab, isSelected: tab.key === selected }))} />
  );
}
