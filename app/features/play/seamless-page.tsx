import { paths } from '~/config/paths.ts';
import { categoryIcon } from '~/features/games/category-icon.ts';
import { VendorTile } from '~/features/games/vendor-tile.tsx';
import { CollectForm } from '~/features/wallet/transfer/collect-form.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import type { SeamlessView } from './play.types.ts';

export function SeamlessPage({ view }: { view: SeamlessView }) {
  const { t } = useTranslation('play');
  const centre = useCentreLink();
  return (
    <div className="wrap space-y-8 py-6">
      <div className="space-y-4">
        <div className="max-w-2xl space-y-1">
          <h1 className="text-xl">{t(view.kind === 'many' ? 'seamless.titleMany' : 'seamless.title')}</h1>
          <p className="text-base text-muted">{t(`seamless.${view.kind}`)}</p>
        </div>
        {view.collectKey && (
          <div className="flex flex-wrap items-start gap-3">
            <CollectForm id="collect" idempotencyKey={view.collectKey} returnTo={paths.seamless()} />
            <ButtonLink {...centre(view.transferPath)}>{t('seamless.transfer')}</ButtonLink>
          </div>
        )}
      </div>
      {view.categories.map(({ gameType, label, path, vendors }) => (
        <section key={gameType} aria-labelledby={`seamless-${gameType}`}>
          <SectionHeading id={`seamless-${gameType}`} icon={<Icon name={categoryIcon(gameType)} />}>
            <Link to={path}>{label}</Link>
          </SectionHeading>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2.5">
            {vendors.map((vendor) => (
              <li key={vendor.code}>
                <VendorTile vendor={vendor} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
