import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import { VOTES } from './help.constants.ts';

interface VoteFormProps {
  tag: string;
  home: string;
  /** Sent a moment ago, without scripts. */
  voted: string | undefined;
}

/** Shows the answer in its place: the bare page has no toasts. */
export function VoteForm({ tag, home, voted }: VoteFormProps) {
  const { t } = useTranslation('help');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<FormAnswer>();
  const send = useSubmitOnce(fetcher);
  const { result, requestId } = fetcher.data ?? {};
  const chosen = result && !result.error ? result.initialValue?.isHelpful : voted;
  return (
    <section aria-labelledby="vote" className="border-t border-line pt-5">
      <fetcher.Form method="post" action={paths.helpVote()} onSubmit={send} className="space-y-3">
        <ActingAs />
        <input type="hidden" name="article" value={tag} />
        <input type="hidden" name="home" value={home} />
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="vote" className="text-base">
            {t('vote.question')}
          </h2>
          <div className="flex gap-3">
            {VOTES.map((vote) => (
              <Button
                key={vote}
                name="isHelpful"
                value={vote}
                look="outline"
                className="aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
                aria-pressed={chosen === vote}
                isPending={fetcher.state !== 'idle'}
              >
                {t(`vote.${vote}`)}
              </Button>
            ))}
          </div>
        </div>
        <p role="status" className="min-h-5 text-sm text-muted">
          {chosen && t('vote.thanks')}
        </p>
        <FormError title={common('errors.summary')} message={result?.error?.['']?.[0]} reference={requestId} />
      </fetcher.Form>
    </section>
  );
}
