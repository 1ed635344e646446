import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field } from '~/ui/field.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { ProfileView } from './profile.server.ts';
import { profileSchema } from './schema.ts';

/** Payee name and birthday are set once. */
export function ProfileForm({ view, answer }: { view: ProfileView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const form = useActionForm({
    id: 'account-profile',
    action: paths.account({ part: 'profile' }),
    schema: profileSchema(useTexts(), view),
    answer,
    defaultValue: { nickname: view.nickname },
  });
  return (
    <ActionForm
      form={form}
      label={t('profile.title')}
      errorTitle={common('errors.summary')}
      submit={t('save')}
      pending={t('saving')}
    >
      <Field
        {...form.field('nickname')}
        label={t('profile.nickname')}
        hint={t('profile.nicknameHint')}
        required
        maxLength={60}
        autoComplete="nickname"
      />
      {view.payeeName ? (
        <SetOnce label={member('register.fields.payeeName')} value={view.payeeName} />
      ) : (
        <Field
          {...form.field('payeeName')}
          label={member('register.fields.payeeName')}
          hint={t('profile.payeeNameHint')}
          maxLength={200}
          autoCapitalize="characters"
          autoComplete="name"
        />
      )}
      {view.birthday ? (
        <SetOnce label={t('profile.birthday')} value={view.birthday} />
      ) : (
        <Field
          {...form.field('birthday')}
          type="date"
          label={t('profile.birthday')}
          hint={t('profile.birthdayHint', { age: view.minimumAge })}
          min="1900-01-01"
          max={view.latest}
          autoComplete="bday"
        />
      )}
    </ActionForm>
  );
}

function SetOnce({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('account');
  return (
    <div className="rounded-control bg-sunken px-3.5 py-2.5">
      <p className="text-xs text-muted">{label}</p>
      <p className="font-medium wrap-anywhere">{value}</p>
      <p className="text-xs text-muted">{t('profile.setOnce')}</p>
    </div>
  );
}
