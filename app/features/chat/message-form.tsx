import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useRefresh } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { SentAnswer } from './action.server.ts';
import { RulesLink } from './rules-link.tsx';
import { MOST_CHARACTERS } from './schema.ts';

const HINT = 'message-hint';

interface MessageFormProps {
  room: string;
  answer: FormAnswer | undefined;
  rulesPath: string | null;
  /** A stable one. */
  onSent: () => void;
}

export function MessageForm({ room, answer, rulesPath, onSent }: MessageFormProps) {
  const { t } = useTranslation('chat');
  const fetcher = useFetcher<SentAnswer>();
  const send = useSubmitOnce(fetcher);
  const form = useRef<HTMLFormElement>(null);
  const latest = fetcher.data ?? answer;
  /** A refusal that the member has seen, and types on. */
  const [seen, setSeen] = useState<FormAnswer>();
  const { result } = (latest !== seen && latest) || {};
  const error = result?.error?.text?.[0] ?? result?.error?.['']?.[0];
  const isSent = fetcher.data !== undefined && !fetcher.data.result?.error;
  const sent = fetcher.data;
  useEffect(() => {
    if (sent && isSent) {
      form.current?.reset();
      onSent();
    }
  }, [sent, isSent, onSent]);
  const { refresh } = useRefresh();
  const isClosed = sent?.isClosed;
  useEffect(() => {
    if (isClosed) refresh();
  }, [isClosed, refresh]);
  return (
    <fetcher.Form ref={form} method="post" action={paths.chat({ room })} onSubmit={send} aria-label={t('form')}>
      <ActingAs />
      <input type="hidden" name="room" value={room} />
      <FormError title={t('notSent')} message={error} />
      <div className={error ? 'mt-3 flex gap-2' : 'flex gap-2'}>
        <input
          name="text"
          onInput={() => setSeen(latest)}
          aria-label={t('text')}
          placeholder={t('text')}
          defaultValue={String(answer?.result.initialValue?.text ?? '')}
          aria-invalid={error ? true : undefined}
          aria-describedby={HINT}
          required
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          data-first-focus
          className="control min-w-0 flex-1"
        />
        <Button className="shrink-0 px-4" isPending={fetcher.state !== 'idle'}>
          <Icon name="send" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('send')}</span>
        </Button>
      </div>
      <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
        <span id={HINT}>{t('hint')}</span>
        <RulesLink path={rulesPath} />
      </p>
    </fetcher.Form>
  );
}
