import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Link } from '~/ui/link.tsx';
import { Balls } from './balls.tsx';
import { Countdown } from './countdown.tsx';
import type { LotteryView } from './lottery.server.ts';

export function LotteryCard({ lottery, children }: { lottery: LotteryView; children?: ReactNode }) {
  const { t } = useTranslation('lottery');
  const { name, path, group, numbers, lastNumero, wonOn, until, numero, isClosed } = lottery;
  return (
    <article className="lottery-card">
      <Link to={path} className="lottery-card-link">
        <span className="lottery-card-name">{name}</span>
        <span className="lottery-card-numero">{t('numero', { numero })}</span>
      </Link>
      <div>
        <p className="lottery-card-numero mb-1">{t('draw.last', { numero: lastNumero })}</p>
        <Balls group={group} numbers={numbers} />
      </div>
      <div className="lottery-card-foot">
        <span>{t('drawn', { date: wonOn })}</span>
        {isClosed ? <Badge>{t('maintenance')}</Badge> : <Countdown until={until} label={t('closes', { name })} />}
      </div>
      {children}
    </article>
  );
}
