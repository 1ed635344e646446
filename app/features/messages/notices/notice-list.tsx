import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useModal } from '~/ui/overlay.tsx';
import type { NoticePanelView } from './panel.server.ts';

/** All notices of the bar; the one that was clicked is open, else the newest. */
export default function NoticeList({ view: { notices } }: { view: NoticePanelView }) {
  const { t } = useTranslation('layout');
  const { noticeId: openId } = useModal();
  const list = useRef<HTMLUListElement>(null);
  const shownId = notices.some(({ id }) => id === openId) ? openId : notices[0]?.id;

  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>(`[data-notice="${CSS.escape(shownId ?? '')}"]`);
    opened?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  if (notices.length === 0) {
    return (
      <div className="px-5 pb-5">
        <EmptyState icon="megaphone" title={t('notices.empty')} />
      </div>
    );
  }
  return (
    <ul ref={list} aria-label={t('notices.list')} className="overflow-y-auto border-t border-line">
      {notices.map((notice) => (
        <li key={notice.id} data-notice={notice.id} className="border-b border-line last:border-b-0">
          <details name="notice" open={notice.id === shownId} className="group/notice">
            <summary
              data-first-focus={notice.id === shownId || undefined}
              className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{notice.title}</span>
                <time dateTime={notice.isoTime} className="text-xs text-muted">
                  {notice.time}
                </time>
              </span>
              <Icon name="down" className="size-5 text-muted transition-transform group-open/notice:rotate-180" />
            </summary>
            <div
              className="prose px-5 pt-1 pb-4 text-base"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
              dangerouslySetInnerHTML={{ __html: notice.html }}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
