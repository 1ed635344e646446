import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { ContactView } from './contact.server.ts';
import { OwnerFields, OwnerProofs } from './owner-fields.tsx';
import { emailSchema } from './schema.ts';

/** Binds a mail address, or another one. */
export function EmailForm({ view, answer }: { view: ContactView; answer?: PartAnswer }) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const schema = emailSchema(useTexts(), view);
  const form = useActionForm({ id: 'account-email', action: view.action, schema, answer });
  const submit = t(view.current ? 'account.email.change' : 'account.email.bind');
  return (
    <div className="space-y-4">
      <OwnerProofs view={view} />
      <ActionForm
        form={form}
        label={submit}
        errorTitle={common('errors.summary')}
        submit={submit}
        pending={t('account.saving')}
      >
        <EnterButton />
        <OwnerFields view={view} form={form} />
        <Field
          {...form.field('email')}
          type="email"
          label={t(view.current ? 'account.email.new' : 'account.email.title')}
          required
          maxLength={200}
          inputMode="email"
          autoComplete="email"
        />
        <MemberCodeField
          field={form.field('verificationCode')}
          scene="bind"
          channel="mail"
          isTargetGood={() => form.isGood('email')}
          clearError={() => form.clearError('verificationCode')}
          answer={form.answer?.code}
        />
      </ActionForm>
    </div>
  );
}
