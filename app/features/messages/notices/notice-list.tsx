import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { TextSections } from '~/ui/text-sections.tsx';
import type { NoticePanelView } from './panel.server.ts';

export default function NoticeList({ view: { notices } }: { view: NoticePanelView }) {
  const { t } = useTranslation('layout');
  const { noticeId } = useModal();
  if (notices.length === 0) {
    return (
      <div className="px-5 pb-5">
        <EmptyState icon="megaphone" title={t('notices.empty')} />
      </div>
    );
  }
  return (
    <TextSections
      name="notice"
      label={t('notices.list')}
      sections={notices}
      openId={noticeId}
      under={({ isoTime, time }) => (
        <time dateTime={isoTime} className="text-xs text-muted">
          {time}
        </time>
      )}
    />
  );
}
