import { paths } from '~/config/paths.ts';
import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { Link } from '~/ui/link.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { LoginPasswordField } from '../../login-password-field.tsx';
import { AnswerField } from '../answers/answer-field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import { LockNote } from '../payment/lock-note.tsx';
import type { ContactView } from './contact.server.ts';

const LABELS = {
  password: 'contact.by.password',
  paymentPassword: 'means.payment.title',
  mail: 'contact.by.mail',
  sms: 'contact.by.sms',
  questions: 'means.questions.title',
} as const;

export function OwnerProofs({ view }: { view: ContactView }) {
  const { t } = useTranslation('account');
  const { proof, proofs, current, codesLocked, isPayer } = view;
  if (!proof) return null;
  return (
    <div className="space-y-2">
      {current && <p className="font-medium wrap-anywhere">{t('contact.now', { current })}</p>}
      <p className="text-sm text-muted">{t('contact.why')}</p>
      {codesLocked && <LockNote>{codesLocked}</LockNote>}
      {proofs.length > 1 && (
        <TabLinks
          label={t('contact.proofs')}
          tabs={proofs.map(({ key, path }) => ({
            key,
            path,
            label: t(LABELS[key]),
            isSelected: key === proof,
          }))}
          isReplacing
        />
      )}
      {isPayer && (
        <p className="text-sm text-muted">
          {t('contact.none')}{' '}
          <Link to={paths.service()} reloadDocument className="touch font-medium text-link hover:underline">
            {t('limits.service')}
          </Link>
        </p>
      )}
    </div>
  );
}

export type OwnerField = 'password' | 'paymentPassword' | 'ownerCode' | `answer${1 | 2 | 3}`;

interface OwnerFieldsProps {
  view: ContactView;
  form: {
    field: (name: OwnerField) => FieldState;
    clearError: (name: 'ownerCode') => void;
    answer: PartAnswer | undefined;
  };
}

export function OwnerFields({ view, form }: OwnerFieldsProps) {
  const { t } = useTranslation('account');
  const { proof, proofs, questions } = view;
  if (!proof) return null;
  if (proof === 'password') return <LoginPasswordField field={form.field('password')} />;
  if (proof === 'paymentPassword') return <PaymentPasswordField field={form.field('paymentPassword')} />;
  if (proof === 'questions') {
    return questions.map((question, index) => (
      <AnswerField key={question} field={form.field(`answer${index + 1}` as 'answer1')} label={question} />
    ));
  }
  const to = proofs.find(({ key }) => key === proof)?.to ?? '';
  return (
    <MemberCodeField
      key={proof}
      field={form.field('ownerCode')}
      label={t('contact.codeTo', { to })}
      scene="change"
      channel={proof}
      intent="sendOwnerCode"
      clearError={() => form.clearError('ownerCode')}
      answer={form.answer?.ownerCode}
    />
  );
}
