import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import type { LiveTablesView, TableView } from './games.types.ts';
import { VendorMark } from './vendor-tile.tsx';

export function LiveTables({ view: { path, studios } }: { view: LiveTablesView }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation('common');
  const title = t('tables.title');
  return (
    <section aria-labelledby="live-tables" className="min-w-0">
      <SectionHeading
        id="live-tables"
        icon={<Icon name="live" />}
        end={<SectionLink to={path} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      {studios.length === 0 ? (
        <EmptyState icon="live" title={t('tables.empty')}>
          <p>{t('tables.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="studios">
          {studios.map((studio) => (
            <li key={studio.code} className="studio">
              <Link to={studio.path} className="studio-name">
                <VendorMark mark={studio.mark} />
                <span>{studio.name}</span>
                <Icon name="right" className="size-4 shrink-0" />
              </Link>
              <ul aria-label={studio.name}>
                {studio.tables.map((table) => (
                  <Table key={table.id} table={table} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Table({ table: { name, path, cover, minBet } }: { table: TableView }) {
  const { t } = useTranslation('games');
  return (
    <li>
      <Link to={path} className="studio-table">
        <Picture lost="cover" src={cover} alt="" width={300} height={400} loading="lazy" />
        <span className="min-w-0 flex-1">
          <b>{name}</b>
          <i>{t('minBetFrom', { amount: minBet })}</i>
        </span>
        <span aria-hidden="true" className="studio-play">
          {t('play')}
        </span>
      </Link>
    </li>
  );
}
