import type { PromotionView } from './promotions.server.ts';

export function PromotionStatus({ status }: { status: NonNullable<PromotionView['status']> }) {
  const { text, isGood, share, until } = status;
  return (
    <div className="space-y-1">
      <p className={`text-sm font-semibold wrap-anywhere tabular-nums ${isGood ? 'text-profit' : ''}`}>{text}</p>
      {share !== null && <progress aria-label={text} max={1000} value={share} />}
      {until && <p className="text-xs text-muted">{until}</p>}
    </div>
  );
}
