import { MemberCodeField } from '~/features/verification/member-code-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { patternMessage } from '~/parts/fields/field-rules.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { LoginPasswordField } from '../../login-password-field.tsx';
import { AnswerField } from '../answers/answer-field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import { LockNote } from './lock-note.tsx';
import type { PaymentView } from './payment.server.ts';
import { paymentSchema } from './schema.ts';

const LINK = 'touch inline-block text-sm font-medium text-link hover:underline';

interface PaymentFormProps {
  view: PaymentView;
  answer?: PartAnswer;
}

export function PaymentForm({ view, answer }: PaymentFormProps) {
  const { t } = useTranslation('account');
  const { way, proof, proofs, locked, codesLocked, backPath } = view;
  const [firstProof] = proofs;
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t(`means.payment.why.${way}`)}</p>
      {locked && way === 'change' && <LockNote>{locked}</LockNote>}
      {codesLocked && <LockNote>{codesLocked}</LockNote>}
      {proof && proofs.length > 1 && (
        <TabLinks
          label={t('contact.proofs')}
          tabs={proofs.map(({ key, path }) => ({
            key,
            path,
            label: key === 'questions' ? t('means.questions.title') : t(`contact.by.${key}`),
            isSelected: key === proof,
          }))}
          isReplacing
        />
      )}
      <Fields key={`${way} ${proof}`} view={view} answer={answer} />
      {way === 'change' &&
        (firstProof ? (
          <Link to={firstProof.path} className={LINK}>
            {t(firstProof.key === 'questions' ? 'means.payment.forgottenAnswers' : 'means.payment.forgotten')}
          </Link>
        ) : (
          !codesLocked && <p className="text-sm text-muted">{t('means.payment.noChannel')}</p>
        ))}
      {proof && (
        <Link to={backPath} className={LINK}>
          {t('means.payment.remembered')}
        </Link>
      )}
    </div>
  );
}

function Fields({ view, answer }: PaymentFormProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const texts = useTexts();
  const { way, channel, proofs, questions, rule, needsPassword, action } = view;
  const form = useActionForm({ id: `payment-${way}`, action, schema: paymentSchema(texts, view), answer });
  const submit = t(way === 'set' ? 'means.payment.set' : 'means.payment.change');
  const to = proofs.find(({ key }) => key === channel)?.to ?? '';
  return (
    <ActionForm form={form} label={submit} errorTitle={common('errors.summary')} submit={submit} pending={t('saving')}>
      <EnterButton />
      <input type="hidden" name="way" value={way} />
      {way === 'set' && needsPassword && <LoginPasswordField field={form.field('password')} />}
      {way === 'change' && (
        <PaymentPasswordField field={form.field('oldPaymentPassword')} label={t('means.payment.old')} />
      )}
      {channel && (
        <MemberCodeField
          field={form.field('verificationCode')}
          label={t('contact.codeTo', { to })}
          scene="paymentPassword"
          channel={channel}
          clearError={() => form.clearError('verificationCode')}
          answer={form.answer?.code}
        />
      )}
      {questions.map((question, index) => (
        <AnswerField key={question} field={form.field(`answer${index + 1}` as 'answer1')} label={question} />
      ))}
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        label={t(way === 'set' ? 'means.payment.title' : 'means.payment.new')}
        hint={patternMessage(texts, rule)}
      />
      <PaymentPasswordField field={form.field('confirmPaymentPassword')} label={t('means.payment.repeat')} />
    </ActionForm>
  );
}
