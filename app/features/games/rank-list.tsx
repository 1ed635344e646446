import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import type { RankView } from './games.types.ts';

/** Who has won most this week: read down a phone, in two rows on a wide screen. */
export function RankList({ ranks }: { ranks: RankView[] }) {
  const { t } = useTranslation('games');
  if (ranks.length === 0) return null;
  return (
    <section aria-labelledby="ranks">
      <SectionHeading id="ranks" icon={<Icon name="crown" />}>
        {t('ranks.title')}
      </SectionHeading>
      <ol className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-5">
        {ranks.map(({ rank, player, avatar, amount }) => (
          <li
            key={rank}
            className="flex items-center gap-3 rounded-control border border-line bg-raised px-3 py-2.5 nth-[-n+3]:border-highlight"
          >
            <span className="w-5 shrink-0 text-center font-title text-lg font-bold tabular-nums">{rank}</span>
            <img src={avatar} alt="" width={80} height={80} loading="lazy" className="size-9 rounded-full bg-sunken" />
            <span className="grid min-w-0">
              <span className="truncate font-semibold">{player}</span>
              <span className="truncate text-sm text-profit tabular-nums">{amount}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
