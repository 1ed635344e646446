import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TabLinks } from '~/ui/tab-links.tsx';

const TABS = {
  mall: paths.pointMall(),
  convert: paths.convertPoints(),
  redeemed: paths.pointsRedeemed(),
  record: paths.pointRecord(),
} as const;

export function PointsTabs({ selected }: { selected: keyof typeof TABS }) {
  const { t } = useTranslation('points');
  const keys = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <TabLinks
      label={t('tabs.label')}
      tabs={keys.map((key) => ({ key, label: t(`tabs.${key}`), path: TABS[key], isSelected: key === selected }))}
    />
  );
}
