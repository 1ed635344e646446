import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { JackpotView } from './games.types.ts';
import { JackpotCounter } from './jackpot-counter.tsx';

interface JackpotPanelProps {
  jackpot: JackpotView;
  /** Where the jackpot slots are; none on their own page. */
  playTo?: string;
}

/** The common pot, in the brand's metal on its own cloth. */
export function JackpotPanel({ jackpot, playTo }: JackpotPanelProps) {
  const { t } = useTranslation('games');
  return (
    <section
      aria-label={t('jackpotPanel.title')}
      className="on-dark felt flex flex-col items-center gap-3 overflow-hidden rounded-card bg-brand px-4 py-6 text-center text-on-brand md:flex-row md:gap-8 md:px-10 md:py-7 md:text-start"
    >
      <div className="min-w-0 md:flex-1">
        <h2 className="text-lg">{t('jackpotPanel.title')}</h2>
        <p className="text-sm text-brand-muted">{t('jackpotPanel.text')}</p>
      </div>
      <JackpotCounter
        jackpot={jackpot}
        className="font-title text-[clamp(1.75rem,8.4vw,3.25rem)] font-bold tracking-tight text-highlight md:text-[clamp(2rem,4vw,3.25rem)]"
      />
      {playTo && (
        <ButtonLink to={playTo} look="highlight" className="md:ms-2">
          {t('jackpotPanel.play')}
        </ButtonLink>
      )}
    </section>
  );
}
