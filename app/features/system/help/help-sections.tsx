import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { HelpPanelView } from './panel.server.ts';

/** The sections of the help; the one that the address names is open, else the first. */
export default function HelpSections({ view: { sections, open } }: { view: HelpPanelView }) {
  const { t } = useTranslation('system');
  const list = useRef<HTMLUListElement>(null);
  const openId = sections.some(({ id }) => id === open) ? open : sections[0]?.id;

  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(openId ?? '')}"]`);
    opened?.scrollIntoView({ block: 'start' });
  }, [openId]);

  if (sections.length === 0) {
    return (
      <div className="px-5 pb-5">
        <EmptyState icon="info" title={t('help.empty')} />
      </div>
    );
  }
  return (
    <ul ref={list} aria-label={t('help.contents')} className="overflow-y-auto border-t border-line">
      {sections.map((section) => (
        <li key={section.id} data-section={section.id} className="border-b border-line last:border-b-0">
          <details name="help" open={section.id === openId} className="group/section">
            <summary
              data-first-focus={section.id === openId || undefined}
              className="flex min-h-12 items-center gap-4 px-5 py-2 font-semibold transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{section.title}</span>
              <Icon name="down" className="size-5 text-muted transition-transform group-open/section:rotate-180" />
            </summary>
            <div
              className="prose px-5 pt-1 pb-4 text-base"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
              dangerouslySetInnerHTML={{ __html: section.html }}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
