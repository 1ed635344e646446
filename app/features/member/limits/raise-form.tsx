import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { LimitsView } from './limits.server.ts';

interface RaiseFormProps {
  raise: LimitsView['waiting'][number];
  /** A break only lowers limits. */
  canConfirm: boolean;
  answer: FormAnswer | undefined;
}

export function RaiseForm({ raise: { kind, period, to, from }, canConfirm, answer }: RaiseFormProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<FormAnswer>();
  const isPending = fetcher.state !== 'idle';
  const send = useSubmitOnce(fetcher);
  const told = fetcher.data ?? answer;
  const sent = told?.result.initialValue;
  const isMine = sent?.kind === kind && sent.period === period;
  const name = t('limits.waiting.name', { kind: t(`limits.kinds.${kind}`), period: t(`limits.periods.${period}`) });
  return (
    <li className="py-3">
      <fetcher.Form
        method="post"
        action={paths.limits({ form: 'raise' })}
        onSubmit={send}
        aria-label={name}
        className="flex flex-wrap items-center gap-3"
      >
        <ActingAs />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="period" value={period} />
        {isMine && (
          <div className="w-full">
            <FormError
              title={common('errors.summary')}
              message={told?.result.error?.['']?.[0]}
              reference={told?.requestId}
            />
          </div>
        )}
        <div className="min-w-48 flex-1">
          <p className="font-semibold">
            {name}: {to}
          </p>
          <p className="text-sm text-muted">{t('limits.waiting.from', { time: from })}</p>
        </div>
        {canConfirm && (
          <Button name="answer" value="confirm" size="small" isPending={isPending}>
            {t('limits.waiting.confirm')}
          </Button>
        )}
        <Button name="answer" value="keep" look="outline" size="small" isPending={isPending}>
          {t('limits.waiting.keep')}
        </Button>
      </fetcher.Form>
    </li>
  );
}
