import { useEffect, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { type PushState, readPushState, subscribeToPush } from '~/ui/push-browser.ts';
import type { PartAnswer } from '../part/part.types.ts';
import type { PushView } from './push.server.ts';
import { TOPICS, topicsSchema } from './schema.ts';

const ACTION = paths.account({ part: 'push' });
/** Offered to a browser that is not subscribed. */
const AT_FIRST = { money: true, draws: false, promotions: false };

interface PushProps {
  view: PushView;
  answer?: PartAnswer;
}

export function Push({ view, answer }: PushProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const [{ state, id }, setBrowser] = useState<{ state: PushState; id: string | null }>({ state: 'reading', id: null });
  // A new list follows each change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => void readPushState().then(setBrowser), [view.browsers]);
  const isRemoval = answer?.result.initialValue?.id !== undefined;
  const additionAnswer = isRemoval ? undefined : answer;
  return (
    <div className="space-y-5">
      <p className="text-sm text-muted">{t('push.intro')}</p>
      <noscript>
        <Note text={t('push.noScripts')} />
      </noscript>
      {(state === 'unsupported' || state === 'blocked') && <Note text={t(`push.${state}`)} />}
      {state === 'ready' ? (
        <ThisBrowser
          key={id}
          view={view}
          id={id}
          answer={additionAnswer}
          onRefused={() => setBrowser({ state: 'blocked', id: null })}
        />
      ) : (
        <FormError
          title={common('errors.summary')}
          message={additionAnswer?.result.error?.['']?.[0]}
          reference={additionAnswer?.requestId}
        />
      )}
      {view.browsers.length > 0 && (
        <section aria-labelledby="push-browsers" className="border-t border-line pt-4">
          <h3 id="push-browsers" className="font-semibold">
            {t('push.devices')}
          </h3>
          <ul className="divide-y divide-line">
            {view.browsers.map(({ id: each, device, said, time, isoTime }) => (
              <li key={each} className="flex flex-wrap items-start gap-x-3.5 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                    {device}
                    {each === id && <Badge look="highlight">{t('sessions.current')}</Badge>}
                  </p>
                  <p className="text-sm text-muted">{said}</p>
                  <time dateTime={isoTime} className="text-xs text-muted">
                    {time}
                  </time>
                </div>
                <ButtonForm
                  action={ACTION}
                  fields={{ intent: 'remove', id: each }}
                  errorTitle={common('errors.summary')}
                  answer={isRemoval && answer?.result.initialValue?.id === each ? answer : undefined}
                  look="outline"
                  size="small"
                  aria-label={`${t('push.off')}: ${device}`}
                >
                  {t('push.off')}
                </ButtonForm>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="flex gap-2.5 rounded-control bg-sunken p-3.5 text-sm">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
      {text}
    </p>
  );
}

interface ThisBrowserProps extends PushProps {
  id: string | null;
  onRefused: () => void;
}

/** Subscribes the browser when the form is sent. */
function ThisBrowser({ view, id, answer, onRefused }: ThisBrowserProps) {
  const { t } = useTranslation('account');
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const own = view.browsers.find((browser) => browser.id === id);
  const topics = own?.topics ?? AT_FIRST;
  const subscribe = async (chosen: FormData) => {
    setFailed(false);
    setAsking(true);
    try {
      const subscription = await subscribeToPush(view.publicKey);
      if (!subscription) return onRefused();
      for (const [name, value] of Object.entries(subscription)) chosen.set(name, value);
      form.send(chosen);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  const form = useActionForm({
    id: 'account-push',
    action: ACTION,
    schema: topicsSchema,
    answer,
    onValid(event, chosen) {
      event.preventDefault();
      void subscribe(chosen);
    },
  });
  return (
    <ActionForm
      form={{
        ...form,
        formError: hasFailed ? t('push.errors.failed') : form.formError,
        isPending: isAsking || form.isPending,
      }}
      label={t('push.title')}
      errorTitle={t('push.errors.title')}
      submit={t(own ? 'save' : 'push.on')}
      pending={t('push.pending')}
    >
      <fieldset>
        <legend className="font-semibold">{t('push.topics.label')}</legend>
        {TOPICS.map((topic) => (
          <Checkbox
            key={topic}
            id={`push-${topic}`}
            name={topic}
            label={t(`push.topics.${topic}`)}
            defaultChecked={topics[topic]}
          />
        ))}
      </fieldset>
    </ActionForm>
  );
}
