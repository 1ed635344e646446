import type { ComponentProps, ReactNode } from 'react';
import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import type { CodeChannel } from '~/features/verification/verification.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import type { PartAnswer } from '../part/part.types.ts';
import type { ContactView } from './contact.server.ts';
import { type OwnerField, OwnerFields, OwnerProofs } from './owner-fields.tsx';

interface ContactFormProps<Contact extends string> {
  view: ContactView;
  form: ComponentProps<typeof ActionForm>['form'] & {
    field: (name: OwnerField | 'verificationCode') => FieldState;
    isGood: (name: Contact) => boolean;
    clearError: (name: 'ownerCode' | 'verificationCode') => void;
    answer: PartAnswer | undefined;
  };
  submit: string;
  contact: Contact;
  channel: CodeChannel;
  children: ReactNode;
}

export function ContactForm<Contact extends string>(props: ContactFormProps<Contact>) {
  const { view, form, submit, contact, channel, children } = props;
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <div className="space-y-4">
      <OwnerProofs view={view} />
      <ActionForm
        form={form}
        label={submit}
        errorTitle={common('errors.summary')}
        submit={submit}
        pending={t('saving')}
      >
        <EnterButton />
        <OwnerFields view={view} form={form} />
        {children}
        <MemberCodeField
          field={form.field('verificationCode')}
          scene="bind"
          channel={channel}
          isTargetGood={() => form.isGood(contact)}
          clearError={() => form.clearError('verificationCode')}
          answer={form.answer?.code}
        />
      </ActionForm>
    </div>
  );
}
