import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { TextSections } from '~/ui/text-sections.tsx';
import type { HelpPanelView } from './panel.server.ts';

export default function HelpSections({ view: { sections, open } }: { view: HelpPanelView }) {
  const { t } = useTranslation('help');
  return (
    <>
      <TextSections name="help" label={t('title')} sections={sections} openId={open} />
      <p className="border-t border-line px-5 py-3">
        <Link to={paths.help()} className="text-link underline underline-offset-2">
          {t('all')}
        </Link>
      </p>
    </>
  );
}
