import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActingAs } from '~/ui/acting-as.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import { Pagination } from '~/ui/pagination.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useMayAct } from '../rights/rights.tsx';
import type { AnnouncementsView, AnnouncementView } from './announcement.server.ts';

export default function AnnouncementPage({ view }: { view: AnnouncementsView }) {
  const { t: agent } = useTranslation('agent');
  const { t } = useTranslation('register');
  const { answer } = useFormAnswers('answer');
  const mayAct = useMayAct();
  const { announcements, unreadCount, returnTo, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <section className="max-w-3xl space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{agent('centre.pages.announcement')}</h1>
        {mayAct && unreadCount > 0 && (
          <ButtonForm
            action={returnTo}
            fields={{ intent: 'readAll' }}
            errorTitle={t('announcements.failed')}
            look="outline"
            size="small"
          >
            {t('announcements.readAll')}
          </ButtonForm>
        )}
      </div>
      <FormError
        title={t('announcements.failed')}
        message={answer?.result.error?.['']?.[0]}
        {...(answer?.requestId && { reference: answer.requestId })}
      />
      {announcements.length === 0 ? (
        <EmptyState icon="megaphone" title={t('announcements.empty')} />
      ) : (
        <ul className="space-y-2.5">
          {announcements.map((each) => (
            <Announcement key={each.id} announcement={each} returnTo={returnTo} />
          ))}
        </ul>
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </section>
  );
}

function Announcement({ announcement, returnTo }: { announcement: AnnouncementView; returnTo: string }) {
  const { t } = useTranslation('register');
  const isInteractive = useIsInteractive();
  const mayAct = useMayAct();
  const { submit } = useFetcher();
  const actingAs = useActingAs();
  const target = useFormTarget(returnTo);
  const [isOpened, setOpened] = useState(false);
  const { id, title, html, time, isoTime } = announcement;
  const isRead = announcement.isRead || isOpened;
  const open = () => {
    if (!mayAct) return;
    setOpened(true);
    if (!isRead) submit({ intent: 'read', id, stay: '1', ...actingAs }, { method: 'post', ...target });
  };
  return (
    <li className="rounded-card border border-line bg-raised shadow-card">
      <details className="group/announcement" onToggle={(event) => event.currentTarget.open && open()}>
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-4 py-3 hover:bg-sunken">
          <span className="min-w-0 flex-1">
            <span className={`block wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>{title}</span>
            <time dateTime={isoTime} className="text-xs text-muted">
              {time}
            </time>
          </span>
          {!isRead && <Badge look="highlight">{t('announcements.isNew')}</Badge>}
          <Icon name="down" className="size-5 text-muted transition-transform group-open/announcement:rotate-180" />
        </summary>
        <div className="space-y-3 px-4 pb-4">
          <div
            className="prose text-base"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {mayAct && !isInteractive && !isRead && (
            <ButtonForm
              action={returnTo}
              fields={{ intent: 'read', id }}
              errorTitle={t('announcements.failed')}
              look="outline"
              size="small"
            >
              {t('announcements.read')}
            </ButtonForm>
          )}
        </div>
      </details>
    </li>
  );
}
