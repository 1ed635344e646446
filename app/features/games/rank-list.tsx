import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import type { RankView } from './games.types.ts';

export function RankList({ ranks }: { ranks: RankView[] }) {
  const { t } = useTranslation('games');
  if (ranks.length === 0) return null;
  return (
    <section aria-labelledby="ranks">
      <SectionHeading id="ranks" icon={<Icon name="crown" />}>
        {t('ranks.title')}
      </SectionHeading>
      <ol className="grid gap-1 sm:grid-cols-2 sm:gap-2 md:grid-cols-1 lg:grid-cols-2">
        {ranks.map(({ rank, player, avatar, amount }) => (
          <li key={rank} className="rank">
            <b className="rank-place">{rank}</b>
            <Picture lost="person" src={avatar} alt="" width={80} height={80} loading="lazy" />
            <span className="rank-who">
              <b>{player}</b>
              <span>{amount}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
