import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { NoticesPageView } from './messages.types.ts';

/** Newest first; anchors are `#notice-7`. */
export function NoticesPage({ view }: { view: NoticesPageView }) {
  const { t } = useTranslation('messages');
  const { notices, page, totalPages: total } = view;
  const pageTexts = usePageTexts(page, total);
  return (
    <div className="wrap py-6">
      <div className="mx-auto max-w-3xl space-y-6">
        <h1 className="text-xl">{t('notices.title')}</h1>
        {notices.length === 0 ? (
          <EmptyState icon="megaphone" title={t('notices.empty')}>
            <p>{t('notices.emptyText')}</p>
          </EmptyState>
        ) : (
          <ul className="space-y-4">
            {notices.map((notice) => (
              <li key={notice.id}>
                <article
                  id={`notice-${notice.id}`}
                  aria-labelledby={`notice-${notice.id}-title`}
                  className="scroll-mt-32 rounded-card border border-line bg-raised p-5 shadow-card target:border-accent sm:p-6"
                >
                  <time dateTime={notice.isoTime} className="text-xs text-muted">
                    {notice.time}
                  </time>
                  <h2 id={`notice-${notice.id}-title`} className="mt-1 mb-3 text-lg wrap-anywhere">
                    {notice.title}
                  </h2>
                  <div
                    className="prose text-base [&>:last-child]:mb-0"
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
                    dangerouslySetInnerHTML={{ __html: notice.html }}
                  />
                </article>
              </li>
            ))}
          </ul>
        )}
        {total > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
      </div>
    </div>
  );
}
