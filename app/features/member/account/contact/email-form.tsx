import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import { Field } from '~/ui/field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { ContactView } from './contact.server.ts';
import { ContactForm } from './contact-form.tsx';
import { emailSchema } from './schema.ts';

export function EmailForm({ view, answer }: { view: ContactView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const schema = emailSchema(useTexts(), view);
  const form = useActionForm({ id: 'account-email', action: view.action, schema, answer });
  const submit = t(view.current ? 'email.change' : 'email.bind');
  return (
    <ContactForm view={view} form={form} submit={submit} contact="email" channel="mail">
      <Field
        {...form.field('email')}
        type="email"
        label={t(view.current ? 'email.new' : 'email.title')}
        required
        maxLength={200}
        inputMode="email"
        autoComplete="email"
      />
    </ContactForm>
  );
}
