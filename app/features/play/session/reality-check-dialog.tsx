import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog, FirstFocus } from '~/ui/dialog.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { RealityCheckProps } from './session.types.ts';

/** Closes only by continuing or leaving. Focus starts on the text: a key meant for the game answers nothing. */
export default function RealityCheckDialog({ session, leaveTo, answer }: RealityCheckProps) {
  const { t } = useTranslation('play');
  const { t: common } = useTranslation('common');
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<FormAnswer>();
  const isPending = fetcher.state !== 'idle';
  const told = fetcher.data ?? answer;
  const here = `${pathname}${search}`;
  const send = useSubmitOnce(fetcher);
  return (
    <Dialog
      title={t('check.title')}
      closeLabel={t('check.leave')}
      closeTo={here}
      entriesOver={0}
      isClosable={false}
      look="question"
    >
      <div className="space-y-4 overflow-y-auto px-5 pb-5">
        <p tabIndex={-1} data-first-focus className="text-base outline-none">
          {t('check.text')}
        </p>
        <dl className="divide-y divide-line rounded-control border border-line px-4 text-base">
          <Row name={t('check.time')} value={session.time} />
          <Row name={t('check.staked')} value={session.staked} />
          <Row name={t(`check.${session.result}`)} value={session.net} />
        </dl>
        <fetcher.Form method="post" action={here} onSubmit={send} className="space-y-4">
          <ActingAs />
          <input type="hidden" name="leaveTo" value={leaveTo} />
          <FormError
            title={common('errors.summary')}
            message={told?.result.error?.['']?.[0]}
            {...(told?.requestId && { reference: told.requestId })}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="answer" value="LEAVE" look="outline" className="flex-1" isPending={isPending}>
              {t('check.leave')}
            </Button>
            <Button name="answer" value="CONTINUE" className="flex-1" isPending={isPending}>
              {t('check.goOn')}
            </Button>
          </div>
        </fetcher.Form>
      </div>
      <StaysOpen />
      <FirstFocus />
    </Dialog>
  );
}

/** Browsers close a dialog at the second Escape, even when the first was prevented. */
function StaysOpen() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    const reopen = () => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal();
    };
    dialog?.addEventListener('close', reopen);
    return () => dialog?.removeEventListener('close', reopen);
  }, []);
  return <span ref={ref} hidden />;
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
