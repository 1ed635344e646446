import type { ReactNode } from 'react';
import { ServiceAnchor } from '~/features/system/service/service-link.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import type { StepView } from './steps.server.ts';

const ICONS: Record<StepView['name'], IconName> = {
  contact: 'phone',
  deposit: 'card',
  play: 'play',
  limit: 'shield',
  games: 'grid',
  register: 'user',
  help: 'info',
  service: 'headset',
};

const STEP = 'flex min-h-14 items-center gap-3 rounded-control px-3 py-2 hover:bg-current/8';

export function FirstSteps({ steps, isTrial }: { steps: StepView[]; isTrial: boolean }) {
  const { t } = useTranslation('messages');
  const centre = useCentreLink();
  const checks = steps.filter(({ isDone }) => isDone !== null);
  const step = ({ name, isDone, text }: StepView): ReactNode => (
    <>
      <Icon
        name={isDone ? 'check' : ICONS[name]}
        className={`size-5 shrink-0 ${isDone ? 'text-positive' : 'text-link'}`}
      />
      <span className="min-w-0 flex-1">
        <span className={`block font-semibold ${isDone ? 'text-muted' : 'text-link'}`}>
          {t(`afterLogin.steps.${name}`)}
        </span>
        <span className="block text-sm text-muted">
          {isDone ? t('afterLogin.steps.done') : (text ?? t(`afterLogin.steps.${name}Text`))}
        </span>
      </span>
      <Icon name="right" className="size-4 shrink-0 text-muted" />
    </>
  );
  return (
    <>
      {isTrial ? (
        <div className="space-y-2 text-base">
          <p>{t('afterLogin.trial.can')}</p>
          <p>{t('afterLogin.trial.cannot')}</p>
        </div>
      ) : (
        <p className="text-base">
          {t('afterLogin.first.text', { done: checks.filter(({ isDone }) => isDone).length, total: checks.length })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {steps.map((each) => (
          <li key={each.name}>
            {each.path === null ? (
              <ServiceAnchor className={STEP}>{step(each)}</ServiceAnchor>
            ) : (
              <Link {...centre(each.path)} className={STEP}>
                {step(each)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
