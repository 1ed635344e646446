import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { MOST_FILE_BYTES } from '~/config/uploads.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { UploadAnswer } from '~/request/upload-action.server.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { useKeptFields } from '~/ui/use-kept-fields.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import { MOST_CHARACTERS, MOST_PICTURES } from './application.ts';
import type { PromotionAnswer } from './promotion.action.server.ts';
import type { PromotionPageView } from './promotions.server.ts';

interface ApplicationFormProps {
  view: PromotionPageView;
  /** Pictures without which the back office refuses. */
  needed: number;
  answer: PromotionAnswer | undefined;
}

export function ApplicationForm({ view: { id }, needed, answer }: ApplicationFormProps) {
  const { t } = useTranslation('promotions');
  const fetcher = useFetcher<UploadAnswer>();
  const action = paths.promotion(id, { form: 'apply' });
  const send = useSubmitOnce(fetcher, { action });
  useKeptFields('application');
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  /** Answer about other files. */
  const [told, setTold] = useState<UploadAnswer>();
  const fault =
    files.length > MOST_PICTURES
      ? t('page.errors.tooMany')
      : files.some(({ size }) => size > MOST_FILE_BYTES)
        ? t('page.errors.fileLarge')
        : null;
  const last = fetcher.data ?? answer;
  const error = fault ?? (last === told ? undefined : last?.error);
  const keep = (chosen: FileList | null) => {
    setFiles([...(chosen ?? [])]);
    setTold(last);
  };
  const remove = (removed: File) => {
    const kept = new DataTransfer();
    for (const file of files) if (file !== removed) kept.items.add(file);
    if (input.current) input.current.files = kept.files;
    input.current?.focus();
    keep(kept.files);
  };
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      action={action}
      id="application"
      onSubmit={send}
      aria-label={t('page.apply.title')}
      className="space-y-4"
    >
      <ActingAs />
      <TextArea
        field={{ id: 'comment', name: 'comment', defaultValue: answer?.typed?.comment, error: undefined }}
        label={t('page.apply.comment')}
        hint={t('page.apply.commentHint')}
        rows={3}
        maxLength={MOST_CHARACTERS}
        isRequired={false}
      />
      <div>
        <label htmlFor="pictures" className="field-label">
          {t('page.apply.pictures')}
        </label>
        <input
          ref={input}
          id="pictures"
          type="file"
          name="pictures"
          accept="image/png,image/jpeg"
          multiple
          required={needed > 0}
          onChange={({ currentTarget }) => keep(currentTarget.files)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'pictures-error' : 'pictures-hint'}
          className="file-input"
        />
        <p id="pictures-hint" className="mt-1 text-xs text-muted">
          {t('page.apply.picturesHint')}
        </p>
        {files.length > 0 && (
          <ul className="mt-3 grid grid-cols-3 gap-2">
            {files.map((file) => (
              <li key={`${file.name} ${file.lastModified} ${file.size}`}>
                <Preview file={file} onRemove={() => remove(file)} />
              </li>
            ))}
          </ul>
        )}
        <FieldError id="pictures-error">{error}</FieldError>
      </div>
      <Button size="large" className="w-full" disabled={fault !== null} isPending={fetcher.state !== 'idle'}>
        {fetcher.state === 'idle' ? t('page.apply.send') : t('page.apply.pending')}
      </Button>
    </fetcher.Form>
  );
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('promotions');
  const [address, setAddress] = useState<string>();
  // The content security policy allows no `blob:`.
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (
    <div className="relative">
      <img src={address} alt={file.name} className="aspect-square w-full rounded-control bg-sunken object-cover" />
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('page.apply.remove', { name: file.name })}
        className="absolute end-0 top-0 grid size-11 place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full bg-raised shadow-card">
          <Icon name="close" className="size-4.5" />
        </span>
      </button>
    </div>
  );
}
