import { paths } from '~/config/paths.ts';
import { CheckIn } from '~/features/promotions/check-in.tsx';
import { useOpenToday } from '~/features/promotions/open-today.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import type { TodayAmount, TodayView } from './today.server.ts';

/** Tiles of what is open to the member today; none without any. At most 96 px high on phones. */
export default function Today({ view: { cashback, rank, rewardsPath } }: { view: TodayView }) {
  const { t } = useTranslation('home');
  const { checkIn, rewards } = useOpenToday();
  if (!checkIn && rewards === 0 && !cashback && !rank) return null;
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-1.5 text-sm leading-5 text-muted">
        {t('today.title')}
      </h2>
      <ul className="scroller scroller-room gap-2.5 *:shrink-0 *:snap-start lg:gap-4 lg:*:flex-1 lg:*:basis-auto">
        {checkIn && (
          <li>
            <CheckIn view={checkIn} returnTo={paths.home()} />
          </li>
        )}
        {rank?.isUrgent && <Amount icon="crown" {...rank} />}
        {rewards > 0 && (
          <Amount
            icon="gift"
            amount={String(rewards)}
            text={t('today.rewards', { count: rewards })}
            path={rewardsPath}
            isUrgent={false}
          />
        )}
        {cashback && <Amount icon="percent" {...cashback} />}
        {rank && !rank.isUrgent && <Amount icon="crown" {...rank} />}
      </ul>
    </section>
  );
}

function Amount({ icon, amount, text, path, isUrgent }: TodayAmount & { icon: IconName }) {
  const centre = useCentreLink();
  return (
    <li>
      <Link
        {...centre(path)}
        className={`today-tile hover:border-edge hover:bg-sunken ${isUrgent ? 'border-warning!' : ''}`}
      >
        <Icon name={icon} className={`size-5.5 shrink-0 ${isUrgent ? 'text-warning' : 'text-link'}`} />
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-5 font-semibold tabular-nums">{amount} </span>
          <span className="block truncate text-xs text-muted">{text}</span>
        </span>
      </Link>
    </li>
  );
}
