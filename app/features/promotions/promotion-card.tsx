import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import { PromotionStatus } from './promotion-status.tsx';
import type { PromotionView } from './promotions.server.ts';

interface PromotionCardProps {
  promotion: PromotionView;
  /** The state for the visitor. */
  children?: ReactNode;
}

const CARD =
  'relative flex h-full overflow-hidden rounded-card border border-line bg-raised shadow-card transition-colors focus-within:border-edge hover:border-edge';
const TITLE_LINK = 'rounded-badge after:absolute after:inset-0 after:rounded-card';

export function PromotionCard({ promotion, children }: PromotionCardProps) {
  return (
    <article className={`${CARD} flex-col`}>
      <WidePicture src={promotion.image} loading="lazy" className="aspect-video" />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-base leading-snug">
          <Link to={promotion.path} className={TITLE_LINK}>
            {promotion.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-muted">{promotion.summary}</p>
        <div className="mt-auto space-y-2 pt-2">
          {children}
          <Period>{promotion.period}</Period>
        </div>
      </div>
    </article>
  );
}

interface PromotionItemProps {
  promotion: PromotionView;
  /** Belongs to the row. */
  button: ReactNode;
}

/** On the page of promotions: a row on phones, else a card. */
export function PromotionItem({ promotion, button }: PromotionItemProps) {
  const { status } = promotion;
  return (
    <article className={`${CARD} max-sm:items-center max-sm:gap-3 max-sm:p-2.5 sm:flex-col`}>
      <WidePicture
        src={promotion.image}
        loading="lazy"
        className="max-sm:size-17 max-sm:shrink-0 max-sm:rounded-control sm:aspect-video"
      />
      <div className="flex min-w-0 flex-1 flex-col sm:gap-1.5 sm:p-4">
        <h2 className="leading-snug max-sm:line-clamp-2 max-sm:text-sm sm:text-base">
          <Link to={promotion.path} className={TITLE_LINK}>
            {promotion.title}
          </Link>
        </h2>
        <p className="line-clamp-2 text-muted max-sm:hidden">{promotion.summary}</p>
        <div className="sm:mt-auto sm:space-y-2 sm:pt-2">
          {status && <PromotionStatus status={status} isRow />}
          <Period className={status ? 'max-sm:hidden' : ''}>{promotion.period}</Period>
        </div>
      </div>
      {button && <div className="relative z-10 max-w-2/5 shrink-0 sm:hidden">{button}</div>}
    </article>
  );
}

function Period({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-xs font-medium text-muted ${className}`}>
      <Icon name="clock" className="size-4" />
      {children}
    </p>
  );
}
