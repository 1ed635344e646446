import { useTranslation } from '~/i18n/use-translation.ts';

const STOPS = ['play', 'money', 'bonuses', 'chases'] as const;
const STAYS = ['withdraw', 'records', 'limits'] as const;

export function BreakTerms() {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      <div className="space-y-1">
        <p className="font-semibold">{t('limits.terms.stops.title')}</p>
        <ul className="list-disc space-y-1 ps-5">
          {STOPS.map((point) => (
            <li key={point}>{t(`limits.terms.stops.${point}`)}</li>
          ))}
        </ul>
      </div>
      <div className="space-y-1">
        <p className="font-semibold">{t('limits.terms.stays.title')}</p>
        <ul className="list-disc space-y-1 ps-5">
          {STAYS.map((point) => (
            <li key={point}>{t(`limits.terms.stays.${point}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
