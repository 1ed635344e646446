import { useTranslation } from '~/i18n/use-translation.ts';
import { JoinLinks } from '~/parts/join-links.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Icon } from '~/ui/icon.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import { ApplicationForm } from './application-form.tsx';
import type { PromotionAnswer } from './promotion.action.server.ts';
import { PromotionButton } from './promotion-button.tsx';
import { PromotionStatus } from './promotion-status.tsx';
import type { PromotionPageView } from './promotions.server.ts';
import { RaffleSection } from './raffle/raffle-section.tsx';

interface PromotionPageProps {
  view: PromotionPageView;
  answer: PromotionAnswer | undefined;
}

export function PromotionPage({ view, answer }: PromotionPageProps) {
  const { t } = useTranslation('promotions');
  const { title, image, period, status, facts, days, application, sent, join } = view;
  return (
    <article className="wrap max-w-5xl space-y-6 py-6">
      <BackLink to={view.allPath}>{t('page.all')}</BackLink>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0 space-y-4">
          {!view.raffle && <WidePicture src={image} className="aspect-2/1 rounded-card sm:aspect-video" />}
          <h1 className="text-xl wrap-anywhere">{title}</h1>
          <div
            className="prose text-base"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
            dangerouslySetInnerHTML={{ __html: view.html }}
          />
        </div>
        <aside className="space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <p className="flex items-center gap-1.5 text-sm font-medium text-muted">
            <Icon name="clock" className="size-4.5" />
            {period}
          </p>
          {status && <PromotionStatus status={status} />}
          <PromotionButton promotion={view} answer={answer} size="large" className="w-full" />
          {join && <JoinLinks join={join} signUp={t('page.buttons.signUp')} logIn={t('page.buttons.logIn')} />}
          {application && <ApplicationForm key={sent?.time} view={view} needed={application.needed} answer={answer} />}
          {sent && <Sent sent={sent} />}
        </aside>
        <div className="min-w-0 space-y-4">
          {days && <Days days={days} />}
          {facts.length > 0 && (
            <ul className="space-y-2 rounded-card bg-sunken p-4 text-base">
              {facts.map((fact) => (
                <li key={fact} className="flex gap-2 wrap-anywhere">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-profit" />
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {view.raffle && <RaffleSection view={view.raffle} />}
      <section aria-labelledby="terms" className="prose max-w-3xl text-base">
        <h2 id="terms" className="text-base">
          {t('page.terms')}
        </h2>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
          dangerouslySetInnerHTML={{ __html: view.termsHtml }}
        />
      </section>
    </article>
  );
}

function Days({ days }: { days: NonNullable<PromotionPageView['days']> }) {
  return (
    <ol className="grid grid-cols-4 gap-2 sm:grid-cols-7">
      {days.map(({ label, amount, isDone, isNext }) => (
        <li
          key={label}
          aria-current={isNext ? 'step' : undefined}
          className={`grid min-w-0 place-items-center gap-1 rounded-control border p-2 text-center text-xs ${isNext ? 'border-accent' : 'border-line'} ${isDone ? 'bg-sunken text-muted' : 'bg-raised'}`}
        >
          {label}
          <Icon name={isDone ? 'check' : 'gift'} className="size-6" />
          <span className="font-semibold wrap-anywhere tabular-nums">{amount}</span>
        </li>
      ))}
    </ol>
  );
}

function Sent({ sent: { time, comment, pictures } }: { sent: NonNullable<PromotionPageView['sent']> }) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-labelledby="sent" className="space-y-2 border-t border-line pt-4 text-sm">
      <h2 id="sent" className="text-sm">
        {time}
      </h2>
      {comment && <p className="wrap-anywhere text-muted">{comment}</p>}
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {pictures.map((path, index) => (
            <li key={path}>
              <img
                src={path}
                alt={t('page.picture', { number: index + 1 })}
                loading="lazy"
                className="aspect-square w-full rounded-control bg-sunken object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
