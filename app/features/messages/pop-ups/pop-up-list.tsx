import { useEffect } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { TextSections } from '~/ui/text-sections.tsx';
import type { PopUpPanelView } from './panel.server.ts';
import { rememberDismissed } from './use-pop-ups.ts';

export default function PopUpList({ view: { popUps } }: { view: PopUpPanelView }) {
  const { t } = useTranslation('layout');
  useEffect(() => () => rememberDismissed(popUps.map(({ id }) => id)), [popUps]);
  return <TextSections name="popUp" label={t('notices.list')} sections={popUps} openId={null} />;
}
