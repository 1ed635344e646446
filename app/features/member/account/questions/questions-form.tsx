import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { LoginPasswordField } from '../../login-password-field.tsx';
import { AnswerField } from '../answers/answer-field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { QuestionsView } from './questions.server.ts';
import { questionsSchema } from './schema.ts';

export function QuestionsForm({ view, answer }: { view: QuestionsView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { questions, answered, chosen, proof, action } = view;
  const [question1, question2, question3] = chosen;
  const form = useActionForm({
    id: 'account-questions',
    action,
    schema: questionsSchema(useTexts(), proof),
    answer,
    defaultValue: { question1, question2, question3 },
  });
  const submit = t(answered.length > 0 ? 'means.questions.change' : 'means.questions.set');
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t(answered.length > 0 ? 'means.questions.there' : 'means.questions.why')}</p>
      <ActionForm
        form={form}
        label={submit}
        errorTitle={common('errors.summary')}
        submit={submit}
        pending={t('saving')}
      >
        {([1, 2, 3] as const).map((place) => {
          const question = form.field(`question${place}`);
          return (
            <fieldset key={place} className="space-y-2.5">
              <legend className="sr-only">{t('means.questions.question', { place })}</legend>
              <SelectField
                id={question.id}
                name={question.name}
                label={t('means.questions.question', { place })}
                defaultValue={question.defaultValue}
                options={questions}
                error={question.error}
              />
              <AnswerField field={form.field(`answer${place}`)} label={t('means.questions.answer', { place })} />
            </fieldset>
          );
        })}
        {proof === 'paymentPassword' && <PaymentPasswordField field={form.field('paymentPassword')} />}
        {proof === 'password' && <LoginPasswordField field={form.field('password')} />}
      </ActionForm>
    </div>
  );
}
