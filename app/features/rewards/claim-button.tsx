import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface ClaimButtonProps {
  rewardIds: readonly string[];
  label: string;
  /** For readers of several buttons. */
  name?: string;
  isWide?: boolean;
}

export function ClaimButton({ rewardIds, label, name, isWide = false }: ClaimButtonProps) {
  const { t } = useTranslation('rewards');
  const fetcher = useFetcher<FormAnswer>();
  const target = useFormTarget(paths.rewards());
  const send = useSubmitOnce(fetcher, target);
  return (
    <fetcher.Form method="post" {...target} onSubmit={send} className="space-y-3">
      {rewardIds.map((id) => (
        <input key={id} type="hidden" name="rewardId" value={id} />
      ))}
      <Button
        look="highlight"
        className={isWide ? 'w-full' : ''}
        isPending={fetcher.state !== 'idle'}
        aria-label={name && `${label}: ${name}`}
      >
        {label}
      </Button>
      <FormError title={t('page.error')} message={fetcher.data?.result.error?.['']?.[0]} />
    </fetcher.Form>
  );
}
