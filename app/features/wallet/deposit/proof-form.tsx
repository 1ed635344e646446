import { useFetcher } from '@remix-run/react';
import { type ChangeEvent, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { MOST_FILE_BYTES } from '~/config/uploads.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { UploadAnswer } from '~/request/upload-action.server.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { OrderView } from './deposit.server.ts';

export function ProofForm({ order, answer }: { order: OrderView; answer: UploadAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const fetcher = useFetcher<UploadAnswer>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const isPending = fetcher.state !== 'idle';
  const target = useFormTarget(paths.deposit({ order: order.orderNo, form: 'proof' }));
  const send = useSubmitOnce(fetcher, target);
  const error = isTooLarge ? t('deposit.errors.fileLarge') : (fetcher.data ?? answer)?.error;
  const check = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) =>
    setIsTooLarge((files?.[0]?.size ?? 0) > MOST_FILE_BYTES);
  return (
    <fetcher.Form
      method="post"
      encType="multipart/form-data"
      {...target}
      onSubmit={send}
      aria-label={t('deposit.proof')}
      className="space-y-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <ActingAs />
      <h2 className="text-base">{t('deposit.proof')}</h2>
      <p className="text-sm text-muted">{t('deposit.proofText')}</p>
      {order.proofPath && (
        <a
          href={order.proofPath}
          target="_blank"
          rel="noreferrer"
          className="touch inline-block text-sm font-medium text-link hover:underline"
        >
          {t('deposit.proofThere')}
        </a>
      )}
      <div>
        <label htmlFor="proof-file" className="field-label">
          {t('deposit.file')}
        </label>
        <input
          // Clears the file after the upload.
          key={order.proofPath}
          id="proof-file"
          type="file"
          name="file"
          accept="image/png,image/jpeg"
          required
          onChange={check}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'proof-file-error' : undefined}
          className="file-input"
        />
        <FieldError id="proof-file-error">{error}</FieldError>
      </div>
      <Button look="outline" className="w-full" disabled={isTooLarge} isPending={isPending}>
        {isPending ? t('deposit.pending') : t('deposit.upload')}
      </Button>
    </fetcher.Form>
  );
}
