import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { PromotionAnswer } from './promotion.action.server.ts';

export function CheckInButton({ id, answer }: { id: string; answer: PromotionAnswer | undefined }) {
  const { t } = useTranslation('promotions');
  const fetcher = useFetcher<PromotionAnswer>();
  const action = paths.promotion(id);
  const send = useSubmitOnce(fetcher, { action });
  const error = (fetcher.data ?? answer)?.result.error?.['']?.[0];
  return (
    <fetcher.Form method="post" action={action} onSubmit={send} className="space-y-3">
      <Button size="large" className="w-full" isPending={fetcher.state !== 'idle'}>
        {t('page.buttons.checkIn')}
      </Button>
      <FormError title={t('page.errors.summary')} message={error} />
    </fetcher.Form>
  );
}
