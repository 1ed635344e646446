import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import type { OrderView } from './order.server.ts';

type Step = OrderView['steps'][number];

/** Endings without a payment. */
const BAD = new Set<Step['key']>(['rejected', 'cancelled', 'failed']);

/** The states of an order, one after the other. */
export function OrderSteps({ steps }: { steps: OrderView['steps'] }) {
  const { t } = useTranslation('wallet');
  return (
    <ol aria-label={t('withdraw.steps')} className="space-y-3">
      {steps.map((step) => (
        <li key={step.key} aria-current={step.place === 'now' ? 'step' : undefined} className="flex items-start gap-3">
          <Mark step={step} />
          <span className="min-w-0">
            <span className={step.place === 'next' ? 'block text-muted' : 'block font-medium'}>{step.name}</span>
            {step.time && <span className="block text-xs text-muted">{step.time}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const MARK = 'grid size-6 shrink-0 place-items-center rounded-full border-2';

function Mark({ step: { key, place } }: { step: Step }) {
  if (place === 'next') return <span className={`${MARK} border-line`} />;
  if (place === 'now' && BAD.has(key))
    return (
      <span className={`${MARK} border-negative text-negative`}>
        <Icon name="close" className="size-3.5" />
      </span>
    );
  if (place === 'done' || key === 'success')
    return (
      <span className={`${MARK} border-accent bg-accent text-on-accent`}>
        <Icon name="check" className="size-3.5" />
      </span>
    );
  return (
    <span className={`${MARK} border-accent`}>
      <span className="size-2.5 rounded-full bg-accent" />
    </span>
  );
}
