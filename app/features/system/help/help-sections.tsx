import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TextSections } from '~/ui/text-sections.tsx';
import type { HelpPanelView } from './panel.server.ts';

export default function HelpSections({ view: { sections, open } }: { view: HelpPanelView }) {
  const { t } = useTranslation('system');
  if (sections.length === 0) {
    return (
      <div className="px-5 pb-5">
        <EmptyState icon="info" title={t('help.empty')} />
      </div>
    );
  }
  return <TextSections name="help" label={t('help.contents')} sections={sections} openId={open} />;
}
