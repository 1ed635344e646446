import { MobileField } from '~/features/verification/mobile-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { MobileView } from './contact.server.ts';
import { ContactForm } from './contact-form.tsx';
import { buildMobileSchema } from './schema.ts';

export function MobileForm({ view, answer }: { view: MobileView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const schema = buildMobileSchema(useTexts(), view);
  const { countryDialingCode } = view;
  const form = useActionForm({
    id: 'account-mobile',
    action: view.action,
    schema,
    answer,
    defaultValue: { countryDialingCode },
  });
  const submit = t(view.current ? 'mobile.change' : 'mobile.bind');
  return (
    <ContactForm view={view} form={form} submit={submit} contact="mobileNum" channel="sms">
      <MobileField
        field={form.field('mobileNum')}
        codeField={form.field('countryDialingCode')}
        countries={view.countries}
        defaultCode={countryDialingCode}
      />
    </ContactForm>
  );
}
