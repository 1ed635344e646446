import { Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { ForActing, ReadOnly } from '../rights/rights.tsx';
import type { ContractsView } from './contracts.server.ts';
import { Lines } from './lines.tsx';
import { Mine } from './mine.tsx';

/** Only they need records and validation. */
const Pay = lazyPart(() => import('./pay.tsx'));
const PayOwed = lazyPart(() => import('./pay-owed.tsx'));
const Propose = lazyPart(() => import('./propose.tsx'));

/** The dividend and the three salaries. */
export default function ContractsPage({ view }: { view: ContractsView }) {
  const { t } = useTranslation('contracts');
  const { t: agent } = useTranslation('agent');
  const answers = useFormAnswers('answer');
  const { part, path } = view;
  const title = agent(`centre.pages.${view.key}`);
  return (
    <div className="space-y-4">
      <TabLinks label={t('tabs.label')} tabs={view.tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`) }))} />
      {view.owed.map(({ text, link, path: to }) => (
        <p key={text} className="flex gap-2.5 rounded-control border border-line bg-raised p-3.5 text-sm">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            {text}{' '}
            <Link to={to} className="touch font-medium text-link hover:underline">
              {link}
            </Link>
          </span>
        </p>
      ))}
      {/* What is paid meanwhile has no form. */}
      {part.tab === 'pay' && !part.asked && (
        <FormError title={t('pay.summary')} message={answers.pay?.result.error?.['']?.[0]} />
      )}
      {part.tab === 'mine' && <Mine title={title} path={path} part={part} answers={answers} />}
      {part.tab === 'lines' && <Lines title={title} part={part} answer={answers.change} />}
      <Suspense fallback={<Skeleton className="h-72" />}>
        {part.tab === 'propose' && <Propose title={title} part={part} answers={answers} />}
        {part.tab === 'pay' &&
          (part.asked ? (
            <ForActing otherwise={<ReadOnly />}>
              <PayOwed asked={part.asked} answer={answers.pay} />
            </ForActing>
          ) : (
            <Pay title={title} part={part} />
          ))}
      </Suspense>
    </div>
  );
}
