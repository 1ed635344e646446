import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import type { TrialView } from './play.types.ts';

export function TrialNotice({ trial }: { trial: TrialView | null }) {
  const { t } = useTranslation('play');
  if (!trial) return null;
  return (
    <section
      aria-label={t('trial.label')}
      className="flex shrink-0 items-center gap-3 border-b border-line bg-sunken px-3 py-2 sm:px-4"
    >
      <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm leading-snug">
        <Badge look="highlight">{t('trial.badge')}</Badge>
        {t('trial.text')}
      </p>
      <ButtonLink
        to={trial.realPath}
        look="outline"
        size="small"
        className="text-center leading-tight max-sm:h-auto max-sm:max-w-32 max-sm:px-2.5 max-sm:py-2 max-sm:whitespace-normal"
      >
        {t(trial.canRegister ? 'trial.register' : 'trial.logIn')}
      </ButtonLink>
    </section>
  );
}
