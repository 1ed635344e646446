import type { ComponentType } from 'react';
import { BRANDS, go, useAddress, useBrand, useWorld } from '../../state/address.ts';
import { useRead } from '../../state/call.ts';
import { Choice, Go } from '../../ui/controls.tsx';
import { OpenSite } from '../../ui/open-site.tsx';
import { Screen } from '../../ui/views.tsx';
import { BrandPart } from './brand.tsx';
import { ContentPart } from './content.tsx';
import { DrawsPart } from './draws.tsx';
import { FiguresPart } from './figures.tsx';
import { PromotionsPart } from './promotions.tsx';
import { QueuesPart } from './queues.tsx';
import { TournamentsPart } from './tournaments.tsx';

const PARTS: Readonly<Record<string, { title: string; Body: ComponentType }>> = {
  queues: { title: 'Queues', Body: QueuesPart },
  draws: { title: 'Draws', Body: DrawsPart },
  promotions: { title: 'Promotions', Body: PromotionsPart },
  tournaments: { title: 'Tournaments', Body: TournamentsPart },
  content: { title: 'Texts', Body: ContentPart },
  brand: { title: 'The brand', Body: BrandPart },
  figures: { title: 'The day', Body: FiguresPart },
};

/** The other side of every flow: what an operator of the brand would do. */
export function OfficeScreen() {
  const world = useWorld();
  const brand = useBrand();
  const { part = 'queues' } = useAddress();
  const waiting = useRead('listOrders', { path: { world, brand }, query: { pageSize: 1 } });
  const { Body } = PARTS[part] ?? (PARTS.queues as { Body: ComponentType });
  return (
    <Screen
      title="Back office"
      about="The other side of every flow: decide, draw, write and publish. Players see it at once, in this world alone."
      actions={
        <>
          <Choice
            label="Brand"
            value={brand}
            options={BRANDS}
            onChange={(value) => go({ brand: value, game: '', id: '' })}
          />
          <OpenSite world={world} brand={brand}>
            Open the site
          </OpenSite>
        </>
      }
    >
      <nav aria-label="Parts of the back office" className="tabs">
        {Object.entries(PARTS).map(([name, { title }]) => (
          <Go key={name} to={{ screen: 'office', part: name }} isCurrent={name === part}>
            {title}
            {name === 'queues' && waiting.data && <small> {waiting.data.total}</small>}
          </Go>
        ))}
      </nav>
      {/* Fields of one brand must not be sent to another. */}
      <Body key={`${part} ${brand}`} />
    </Screen>
  );
}
