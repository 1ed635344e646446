import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { MobileView } from './contact.server.ts';
import { OwnerFields, OwnerProofs } from './owner-fields.tsx';
import { mobileSchemaOf } from './schema.ts';

/** Binds a mobile number, or another one. */
export function MobileForm({ view, answer }: { view: MobileView; answer?: PartAnswer }) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const schema = mobileSchemaOf(useTexts(), view);
  const { countryDialingCode } = view;
  const form = useActionForm({
    id: 'account-mobile',
    action: view.action,
    schema,
    answer,
    defaultValue: { countryDialingCode },
  });
  const submit = t(view.current ? 'account.mobile.change' : 'account.mobile.bind');
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
        <MobileField
          field={form.field('mobileNum')}
          codeField={form.field('countryDialingCode')}
          countries={view.countries}
          defaultCode={countryDialingCode}
        />
        <MemberCodeField
          field={form.field('verificationCode')}
          scene="bind"
          channel="sms"
          isTargetGood={() => form.isGood('mobileNum')}
          clearError={() => form.clearError('verificationCode')}
          answer={form.answer?.code}
        />
      </ActionForm>
    </div>
  );
}
