import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { CAPTCHA_REFRESH_MS } from './session.constants.ts';

interface CaptchaFieldProps {
  id: string;
  /** A change fetches a new picture. */
  version: number;
  error?: string;
}

export function CaptchaField({ id, version, error }: CaptchaFieldProps) {
  const { t } = useTranslation('session');
  const [refreshes, setRefreshes] = useState(0);
  const [isResting, setResting] = useState(false);
  const isInteractive = useIsInteractive();

  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), CAPTCHA_REFRESH_MS);
    return () => clearTimeout(timer);
  }, [isResting]);

  const refresh = () => {
    setRefreshes((count) => count + 1);
    setResting(true);
  };

  return (
    <div>
      <label htmlFor={id} className="field-label">
        {t('captcha')}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          name="captcha"
          required
          maxLength={10}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${CONTROL} flex-1`}
        />
        <img
          src={`/captcha?v=${version + refreshes}`}
          alt={t('captchaImage')}
          width={120}
          height={44}
          className="h-11 w-30 shrink-0 rounded-control border border-line bg-sunken"
        />
        {isInteractive && (
          <IconButton
            icon="refresh"
            label={t('captchaRefresh')}
            disabled={isResting}
            onClick={refresh}
            className="text-muted"
          />
        )}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
