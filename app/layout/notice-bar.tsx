import { useEffect, useRef, useState } from 'react';
import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { LinkView } from './shell.types.ts';

/** Pixels per second: reading speed. */
const SPEED = 55;

interface NoticeBarProps {
  notices: Pick<NoticeHeadline, 'id' | 'title'>[];
  allLink: LinkView;
}

/** A row to swipe without scripts. */
export function NoticeBar({ notices, allLink }: NoticeBarProps) {
  const { t } = useTranslation('layout');
  const [isStopped, setStopped] = useState(false);
  const isInteractive = useIsInteractive();
  const track = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other notices, another length
  useEffect(() => {
    const list = track.current;
    const frame = list?.parentElement;
    if (!list || !frame) return;
    list.style.setProperty('--marquee-first', `${list.scrollWidth / SPEED}s`);
    list.style.setProperty('--marquee-time', `${(list.scrollWidth + frame.clientWidth) / SPEED}s`);
  }, [notices]);

  return (
    <section aria-label={t('notices.label')} className="wrap pt-2">
      <div className="flex h-10 items-center gap-2 rounded-control border border-line bg-raised ps-3.5 pe-1">
        <Icon name="megaphone" className="size-5 text-link" />
        <div className="marquee min-w-0 flex-1">
          <ul
            ref={track}
            data-moving={isInteractive || undefined}
            data-stopped={isStopped || undefined}
            className="marquee-track flex w-max items-center"
          >
            {notices.map((notice) => (
              <li key={notice.id}>
                <ModalLink modal="notice" notice={notice.id} className="news-line">
                  {notice.title}
                </ModalLink>
              </li>
            ))}
          </ul>
        </div>
        {isInteractive && (
          <IconButton
            icon={isStopped ? 'play' : 'pause'}
            label={isStopped ? t('notices.play') : t('notices.pause')}
            onClick={() => setStopped(!isStopped)}
            iconClassName="size-4.5"
            className="text-muted motion-reduce:hidden"
          />
        )}
        <Link
          to={allLink.path}
          className="hidden h-9 shrink-0 items-center rounded-control px-3 font-semibold text-link hover:underline sm:flex"
        >
          {t('notices.all')}
        </Link>
      </div>
    </section>
  );
}
