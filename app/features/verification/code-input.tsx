import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { useCountdown } from './use-countdown.ts';
import { COUNTDOWN_MS_PER_MINUTE, DEFAULT_CODE_MINUTES, SEND_THROTTLE_MS } from './verification.constants.ts';
import type { CodeAnswer } from './verification.types.ts';

export type Send = (ask: () => Promise<CodeAnswer>) => void;

interface CodeInputProps {
  field: FieldState;
  label?: string;
  /** In a form without scripts. */
  intent?: string;
  /** Calls `send` at once or after a puzzle. */
  onAsk: (form: HTMLFormElement, send: Send) => void;
  /** The code could not have been typed before. */
  clearError: () => void;
  isRequired?: boolean;
  hasMark?: boolean;
  /** Subtracts half the round trip from the code's life (specification, section 4). */
  countsTrip?: boolean;
  answer?: CodeAnswer;
  children?: ReactNode;
}

export function CodeInput(props: CodeInputProps) {
  const { field, intent = 'sendCode', onAsk, clearError, isRequired = true, answer: firstAnswer } = props;
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation('common');
  const countdown = useCountdown();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState(firstAnswer);
  const [warning, setWarning] = useState<string | null>(null);
  const lastSent = useRef(Number.NEGATIVE_INFINITY);

  const send = async (ask: () => Promise<CodeAnswer>) => {
    setSending(true);
    const startedAt = performance.now();
    lastSent.current = startedAt;
    const sent = await ask().catch((): CodeAnswer => ({ isSent: false, warning: common('errors.network') }));
    setSending(false);
    setAnswer(sent);
    if (!sent.isSent) return setWarning(sent.warning);
    clearError();
    // The code has lived for half the round trip when the response arrives.
    const halfTrip = props.countsTrip ? (performance.now() - startedAt) / 2 : 0;
    countdown.start((sent.minutes ?? DEFAULT_CODE_MINUTES) * COUNTDOWN_MS_PER_MINUTE - halfTrip);
    document.getElementById(field.id)?.focus();
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const form = event.currentTarget.form;
    if (!form || countdown.left > 0 || performance.now() - lastSent.current < SEND_THROTTLE_MS) return;
    onAsk(form, (ask) => void send(ask));
  };

  const label = isSending ? t('code.sending') : t('code.send');
  const isWaiting = countdown.left > 0;
  return (
    <div>
      <label htmlFor={field.id} className="field-label">
        {props.label ?? t('code.label')}
        {props.hasMark && ' *'}
      </label>
      <div className="flex gap-2">
        <input
          id={field.id}
          name={field.name}
          defaultValue={field.defaultValue}
          required={isRequired}
          maxLength={10}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={field.error ? true : undefined}
          aria-describedby={`${field.id}-status${field.error ? ` ${field.id}-error` : ''}`}
          className={`${CONTROL} flex-1`}
        />
        <Button
          name="intent"
          value={intent}
          formNoValidate
          look="outline"
          className="min-w-32 px-3 tabular-nums"
          disabled={isWaiting}
          isPending={isSending}
          onClick={press}
        >
          {isWaiting ? t('code.again', { seconds: countdown.left }) : label}
        </Button>
      </div>
      <p
        id={`${field.id}-status`}
        aria-live="polite"
        className="text-sm text-positive empty:hidden [&:not(:empty)]:mt-1.5"
      >
        {answer?.isSent && (answer.minutes === null ? t('code.isSent') : t('code.sent', { count: answer.minutes }))}
      </p>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      {answer && !answer.isSent && warning === null && (
        <FieldError id={`${field.id}-warning`}>{answer.warning}</FieldError>
      )}
      {props.children}
      {warning !== null && (
        <AlertDialog
          title={t('code.warningTitle')}
          text={warning}
          confirmLabel={t('code.confirm')}
          onClose={() => setWarning(null)}
        />
      )}
    </div>
  );
}
