import { type MouseEvent, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Button } from '~/ui/button.tsx';
import { reloadIfClosed } from '~/ui/closed-site.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { useHumanCheck, withProof } from './human-check.tsx';
import { useCountdown } from './use-countdown.ts';
import { COUNTDOWN_MS_PER_MINUTE, REQUEST_TIMEOUT_MS, SEND_THROTTLE_MS } from './verification.constants.ts';
import type { CodeAnswer, CodeServices, HumanProof } from './verification.types.ts';

interface CodeFieldProps {
  field: FieldState;
  scene: 'login' | 'register' | 'forgot';
  signIn: CodeServices;
  /** Whether the number can be sent a code; it shows its fault where not. */
  isNumberGood: () => boolean;
  /** Takes the field's error away: who was just sent a code could not have typed it before. */
  clearError: () => void;
  isRequired?: boolean;
  /** Marks it with a star as one that must be filled in. */
  hasMark?: boolean;
  /** What asking came to without scripts. */
  answer?: CodeAnswer;
}

/** The code of a text message, and the button that sends it and then counts down until it may be sent again. */
export function CodeField(props: CodeFieldProps) {
  const { field, scene, signIn, isNumberGood, clearError, isRequired = true, hasMark, answer: firstAnswer } = props;
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation('common');
  const { check, dialog } = useHumanCheck(signIn.slider, 'sms');
  const countdown = useCountdown();
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState(firstAnswer);
  const [warning, setWarning] = useState<string | null>(null);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);

  const send = async (form: HTMLFormElement, proof: HumanProof | null) => {
    setSending(true);
    const startedAt = performance.now();
    const sent = await askForCode(withProof(new FormData(form), proof), scene, signIn.recaptchaKey).catch(
      (): CodeAnswer => ({ isSent: false, warning: common('errors.network') }),
    );
    setSending(false);
    setAnswer(sent);
    if (!sent.isSent) return setWarning(sent.warning);
    clearError();
    // The code has lived for half the round trip when the answer is here (specification, section 4).
    const halfTrip = scene === 'forgot' ? (performance.now() - startedAt) / 2 : 0;
    countdown.start(sent.minutes * COUNTDOWN_MS_PER_MINUTE - halfTrip);
    document.getElementById(field.id)?.focus();
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const form = event.currentTarget.form;
    const now = performance.now();
    if (!form || countdown.left > 0 || now - lastPress.current < SEND_THROTTLE_MS) return;
    lastPress.current = now;
    if (!isNumberGood()) return;
    // Signing in needs no puzzle for the code, and the third party has one of its own; the others need ours.
    if (scene === 'login' || (scene === 'register' && signIn.hasPhoneAuth)) void send(form, null);
    else check((proof) => void send(form, proof));
  };

  const label = isSending ? t('code.sending') : t('code.send');
  const isWaiting = countdown.left > 0;
  return (
    <div>
      <label htmlFor={field.id} className="mb-1.5 block text-sm font-medium">
        {t('code.label')}
        {hasMark && ' *'}
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
          value="sendCode"
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
        {answer?.isSent ? t('code.sent', { count: answer.minutes }) : ''}
      </p>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
      {answer && !answer.isSent && warning === null && (
        <FieldError id={`${field.id}-warning`}>{answer.warning}</FieldError>
      )}
      {dialog}
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

async function askForCode(
  form: FormData,
  scene: CodeFieldProps['scene'],
  recaptchaKey: string | null,
): Promise<CodeAnswer> {
  const body = new URLSearchParams();
  if (recaptchaKey && scene !== 'forgot') {
    const { solveRecaptcha } = await import('./recaptcha.ts');
    body.set('recaptchaToken', await solveRecaptcha(recaptchaKey));
  }
  for (const name of ['mobileNum', 'countryDialingCode', 'lotNumber', 'captchaOutput', 'passToken', 'genTime']) {
    const value = form.get(name);
    if (typeof value === 'string') body.set(name, value);
  }
  body.set('scene', scene);
  const response = await fetch(paths.codes(), {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  reloadIfClosed(response.status);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
