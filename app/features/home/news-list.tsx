import type { NoticeHeadline } from '~/features/messages/messages.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';

const NEWS_ON_HOME = 4;

interface NewsListProps {
  title: string;
  news: NoticeHeadline[];
  allPath: string;
}

export function NewsList({ title, news, allPath }: NewsListProps) {
  const { t: common } = useTranslation('common');
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHeading
        id="news"
        icon={<Icon name="megaphone" />}
        end={<SectionLink to={allPath} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
        {news.slice(0, NEWS_ON_HOME).map((notice) => (
          <li key={notice.id}>
            <Link
              to={`${allPath}#notice-${notice.id}`}
              className="flex min-h-18 flex-col justify-center gap-0.5 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3"
            >
              <span className="line-clamp-2 font-medium">{notice.title}</span>
              <time dateTime={notice.isoTime} className="text-xs text-muted">
                {notice.time}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
