import * as z from 'zod/mini';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PartAnswer } from '../part/part.types.ts';
import type { AvatarView } from './avatar.server.ts';

const schema = z.object({ avatarId: z.string() });

export function AvatarForm({ view, answer }: { view: AvatarView; answer?: PartAnswer }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const form = useActionForm({ id: 'account-avatar', action: paths.account({ part: 'avatar' }), schema, answer });
  return (
    <ActionForm
      form={form}
      label={t('avatar.title')}
      errorTitle={common('errors.summary')}
      submit={t('save')}
      pending={t('saving')}
    >
      <fieldset className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 overflow-y-auto p-1">
        <legend className="sr-only">{t('avatar.title')}</legend>
        {view.choices.map(({ id, src }) => (
          <label
            key={id}
            className="relative grid cursor-pointer place-items-center rounded-card border-2 border-transparent p-1 hover:bg-sunken has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="avatarId"
              value={id}
              defaultChecked={id === view.chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Picture
              lost="person"
              src={src}
              alt={t('avatar.picture', { number: id })}
              width={128}
              height={128}
              loading="lazy"
              className="size-14 rounded-full bg-sunken"
            />
          </label>
        ))}
      </fieldset>
    </ActionForm>
  );
}
