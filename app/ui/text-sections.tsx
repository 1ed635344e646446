import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface TextSection {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
}

interface TextSectionsProps<Section extends TextSection> {
  /** One section of the group is open at a time. */
  name: string;
  label: string;
  sections: Section[];
  /** Default: the first. */
  openId: string | null;
  under?: (section: Section) => ReactNode;
}

export function TextSections<Section extends TextSection>(props: TextSectionsProps<Section>) {
  const { name, label, sections, openId, under } = props;
  const list = useRef<HTMLUListElement>(null);
  const shownId = sections.some(({ id }) => id === openId) ? openId : sections[0]?.id;

  useEffect(() => {
    const opened = list.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(shownId ?? '')}"]`);
    opened?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  return (
    <ul ref={list} aria-label={label} className="overflow-y-auto border-t border-line">
      {sections.map((section) => (
        <li key={section.id} data-section={section.id} className="border-b border-line last:border-b-0">
          <details name={name} open={section.id === shownId} className="group/section">
            <summary
              data-first-focus={section.id === shownId || undefined}
              className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{section.title}</span>
                {under?.(section)}
              </span>
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
