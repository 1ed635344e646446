import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { FieldState } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { LoginPasswordField } from '../../login-password-field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { ContactView } from './contact.server.ts';

/** Why something must be proved, and the choice of what proves it. */
export function OwnerProofs({ view }: { view: ContactView }) {
  const { t } = useTranslation('member');
  const { proof, proofs, current } = view;
  if (!proof) return null;
  return (
    <div className="space-y-2">
      {current && <p className="font-medium wrap-anywhere">{t('account.contact.now', { current })}</p>}
      <p className="text-sm text-muted">{t('account.contact.why')}</p>
      {proofs.length > 1 && (
        <TabLinks
          label={t('account.contact.proofs')}
          tabs={proofs.map(({ key, path }) => ({
            key,
            path,
            label: t(`account.contact.by.${key}`),
            isSelected: key === proof,
          }))}
          isReplacing
        />
      )}
    </div>
  );
}

interface OwnerFieldsProps {
  view: ContactView;
  form: {
    field: (name: 'password' | 'ownerCode') => FieldState;
    clearError: (name: 'ownerCode') => void;
    answer: PartAnswer | undefined;
  };
}

/** The password, or a code to what is bound. */
export function OwnerFields({ view, form }: OwnerFieldsProps) {
  const { t } = useTranslation('member');
  const { proof, proofs } = view;
  if (!proof) return null;
  if (proof === 'password') return <LoginPasswordField field={form.field('password')} />;
  const to = proofs.find(({ key }) => key === proof)?.to ?? '';
  return (
    <MemberCodeField
      key={proof}
      field={form.field('ownerCode')}
      label={t('account.contact.codeTo', { to })}
      scene="change"
      channel={proof}
      intent="sendOwnerCode"
      clearError={() => form.clearError('ownerCode')}
      answer={form.answer?.ownerCode}
    />
  );
}
