import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

/** Renders nothing where the browser cannot share. */
export function ShareButton({ text, url }: { text: string; url: string }) {
  const { t } = useTranslation('referral');
  if (!useIsInteractive() || !navigator.share) return null;
  // The member may close the sheet.
  const share = () => void navigator.share({ text, url }).catch(() => undefined);
  return (
    <Button type="button" look="highlight" size="small" onClick={share}>
      {t('share')}
    </Button>
  );
}
