import { paths } from '~/config/paths.ts';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { RoomsView, RoomView } from './play.types.ts';

interface RoomProps {
  room: RoomView;
  gameName: string;
}

function Room({ room, gameName }: RoomProps) {
  const { t } = useTranslation('play');
  const facts = [
    [t('rooms.minBet'), room.minBet],
    [t('rooms.buyIn'), room.minBuyIn],
    [t('rooms.players'), room.players],
    [t('rooms.seats'), String(room.seats)],
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-4 py-3 first:border-t-0">
      <h3 className="w-24 font-sans text-sm">{t('rooms.level', { level: room.level })}</h3>
      <dl className="grid min-w-0 flex-1 basis-64 grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to={room.path}
        size="small"
        aria-label={t('rooms.joinLabel', { name: gameName, level: room.level })}
        className="max-sm:w-full"
      >
        {t('rooms.join')}
      </ButtonLink>
    </li>
  );
}

export function RoomsPage({ view }: { view: RoomsView }) {
  const { t } = useTranslation('play');
  const { games, page, totalPages: total } = view;
  const pageTexts = usePageTexts(page, total);
  return (
    <div className="wrap space-y-6 py-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="space-y-1">
          <h1 className="text-xl">{t('rooms.title')}</h1>
          <p className="text-base text-muted">{t('rooms.text')}</p>
        </div>
        <ButtonLink to={paths.category('PVP')} look="outline">
          {t('rooms.back')}
        </ButtonLink>
      </div>
      {games.length === 0 ? (
        <EmptyState icon="pvp" title={t('rooms.empty')}>
          <p className="max-w-sm">{t('rooms.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {games.map(({ game, rooms }) => (
            <li key={game.code} className="min-w-0 rounded-card border border-line bg-raised shadow-card">
              <div className="flex items-center gap-3 border-b border-line p-4">
                <Picture
                  lost="cover"
                  src={game.cover}
                  alt=""
                  width={300}
                  height={400}
                  loading="lazy"
                  className="h-16 w-12 rounded-badge bg-sunken object-cover"
                />
                <div className="min-w-0">
                  <h2 className="truncate text-lg">{game.name}</h2>
                  <p className="truncate text-muted">{game.vendorName}</p>
                </div>
              </div>
              <ul>
                {rooms.map((room) => (
                  <Room key={room.id} room={room} gameName={game.name} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {total > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </div>
  );
}
