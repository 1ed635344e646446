import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field } from '~/ui/field.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { FEEDBACK_LENGTH } from '../help.constants.ts';
import type { FeedbackView } from './panel.server.ts';
import { CATEGORIES, feedbackSchema } from './schema.ts';

export default function FeedbackDialog({ view }: { view: FeedbackView }) {
  return (
    <PanelBody>
      <FeedbackForm id="feedback-dialog" view={view} />
    </PanelBody>
  );
}

interface FeedbackFormProps {
  id: string;
  view: FeedbackView;
  answer?: FormAnswer | undefined;
}

export function FeedbackForm({ id, view: { words, isMember }, answer }: FeedbackFormProps) {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  const form = useActionForm({
    id,
    action: paths.feedback(),
    schema: feedbackSchema(useTexts()),
    answer,
    defaultValue: { text: words },
  });
  const options = CATEGORIES.map((value) => ({ value, label: t(`feedback.categories.${value}`) }));
  return (
    <ActionForm
      form={form}
      label={t('feedback.title')}
      errorTitle={common('errors.summary')}
      submit={t('feedback.submit')}
      pending={t('feedback.pending')}
    >
      <p className="text-sm text-muted">{t(isMember ? 'feedback.introMember' : 'feedback.introVisitor')}</p>
      <SelectField
        {...form.field('category')}
        label={t('feedback.category')}
        options={[{ value: '', label: t('feedback.choose') }, ...options]}
        required
        data-first-focus
      />
      <TextArea
        field={form.field('text')}
        label={t('feedback.text')}
        hint={t('feedback.textHint')}
        maxLength={FEEDBACK_LENGTH.most}
      />
      {!isMember && (
        <Field
          {...form.field('contact')}
          type="email"
          label={t('feedback.contact')}
          hint={t('feedback.contactHint')}
          autoComplete="email"
          maxLength={100}
        />
      )}
    </ActionForm>
  );
}
