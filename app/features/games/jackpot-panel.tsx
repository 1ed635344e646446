import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { JackpotView } from './games.types.ts';
import { JackpotCounter } from './jackpot-counter.tsx';

interface JackpotPanelProps {
  jackpot: JackpotView;
  playTo?: string | null;
  className?: string;
}

export function JackpotPanel({ jackpot, playTo, className = '' }: JackpotPanelProps) {
  const { t } = useTranslation('games');
  return (
    <section aria-label={t('jackpotPanel.title')} className={`jackpot on-dark felt ${className}`}>
      <h2>{t('jackpotPanel.title')}</h2>
      {playTo && <p className="hidden flex-1 text-sm text-brand-muted md:block">{t('jackpotPanel.text')}</p>}
      <JackpotCounter jackpot={jackpot} className="jackpot-counter" />
      {playTo && (
        <Link to={playTo} className="jackpot-link">
          <span className="max-md:sr-only">{t('jackpotPanel.play')}</span>
          <Icon name="right" />
        </Link>
      )}
    </section>
  );
}
