import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PromotionView } from './promotions.server.ts';

interface PromotionCardProps {
  promotion: PromotionView;
  /** On the page of promotions, the card is its anchor. */
  heading?: 'h2' | 'h3';
  /** The state for the visitor. */
  children?: ReactNode;
}

export function PromotionCard({ promotion, heading: Heading = 'h3', children }: PromotionCardProps) {
  return (
    <article
      id={Heading === 'h2' ? promotion.code : undefined}
      className="relative flex h-full scroll-mt-32 flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-colors target:border-accent focus-within:border-edge hover:border-edge"
    >
      <Picture
        lost="wide"
        src={promotion.image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <Heading className="text-base leading-snug">
          <Link to={promotion.path} className="rounded-badge after:absolute after:inset-0 after:rounded-card">
            {promotion.title}
          </Link>
        </Heading>
        <p className="line-clamp-2 text-muted">{promotion.summary}</p>
        <div className="mt-auto space-y-2 pt-2">
          {children}
          <p className="flex items-center gap-1.5 text-xs font-medium text-muted">
            <Icon name="clock" className="size-4" />
            {promotion.period}
          </p>
        </div>
      </div>
    </article>
  );
}
