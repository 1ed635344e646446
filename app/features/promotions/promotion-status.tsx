import type { PromotionView } from './promotions.server.ts';

interface PromotionStatusProps {
  status: NonNullable<PromotionView['status']>;
  /** Shorter on phones. */
  isRow?: boolean;
}

export function PromotionStatus({ status, isRow = false }: PromotionStatusProps) {
  const { text, isGood, share, until } = status;
  const shorter = share === null ? 'max-sm:line-clamp-2 max-sm:text-xs' : 'max-sm:line-clamp-1 max-sm:text-xs';
  return (
    <div className="space-y-1">
      <p
        className={`text-sm font-semibold wrap-anywhere tabular-nums ${isRow ? shorter : ''} ${isGood ? 'text-profit' : ''}`}
      >
        {text}
      </p>
      {share !== null && <progress aria-label={text} max={1000} value={share} />}
      {until && <p className={`text-xs text-muted ${isRow ? 'max-sm:hidden' : ''}`}>{until}</p>}
    </div>
  );
}
