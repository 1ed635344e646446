import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Balls } from './balls.tsx';
import { Countdown } from './countdown.tsx';
import type { LotteryView } from './lottery.server.ts';

interface LotteryCardProps {
  lottery: LotteryView;
  /** The card is above the fold. */
  isEager?: boolean;
  children?: ReactNode;
}

/** One link; the button is a look. */
export function LotteryCard({ lottery, isEager, children }: LotteryCardProps) {
  const { t } = useTranslation('lottery');
  const { name, path, cover, group, numbers, wonOn, until, prize, isClosed } = lottery;
  return (
    <article className="lottery-card dim-closed" data-closed={isClosed || undefined}>
      <Picture
        lost="cover"
        src={cover}
        alt=""
        width={300}
        height={400}
        loading={isEager ? 'eager' : 'lazy'}
        className="lottery-card-cover"
      />
      <div className="lottery-card-body">
        <div className="lottery-card-line">
          <Link to={path} className="lottery-card-link">
            {name}
          </Link>
          {isClosed ? <Badge>{t('maintenance')}</Badge> : <Countdown until={until} label={t('closes', { name })} />}
        </div>
        <Balls group={group} numbers={numbers} />
        <div className="lottery-card-line">
          <p className="lottery-card-notes">
            {t('prize', prize)}
            <time dateTime={wonOn.replaceAll('.', '-')}>{wonOn}</time>
          </p>
          {!isClosed && (
            <span aria-hidden="true" className="lottery-card-play">
              {t('play')}
            </span>
          )}
        </div>
      </div>
      {children}
    </article>
  );
}
