import { useTranslation } from '~/i18n/use-translation.ts';
import { PanelBody } from '~/ui/panel-body.tsx';
import { ConsentForm } from './consent-form.tsx';
import type { CookiesPanelView } from './panel.server.ts';

export default function ConsentSettings({ view: { consent } }: { view: CookiesPanelView }) {
  const { t } = useTranslation('layout');
  return (
    <PanelBody>
      {consent && <p className="font-semibold">{t(`consent.${consent}`)}</p>}
      <ConsentForm />
    </PanelBody>
  );
}
