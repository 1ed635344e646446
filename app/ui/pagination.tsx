import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

export interface PageLinks {
  first: string | null;
  previous: string | null;
  next: string | null;
  last: string | null;
}

interface PaginationProps {
  label: string;
  position: string;
  links: PageLinks;
  labels: Record<keyof PageLinks, string>;
}

const BOX = 'grid size-11 place-items-center rounded-control border border-line bg-raised';

function PageLink({ to, icon, label }: { to: string | null; icon: IconName; label: string }) {
  if (!to) {
    return (
      <span className={`${BOX} opacity-40`}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className={`${BOX} transition-colors hover:border-edge hover:bg-sunken`}
    >
      <Icon name={icon} />
    </Link>
  );
}

export function Pagination({ label, position, links, labels }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-2">
      <PageLink to={links.first} icon="first" label={labels.first} />
      <PageLink to={links.previous} icon="left" label={labels.previous} />
      <p className="min-w-28 px-2 text-center text-sm font-medium tabular-nums">{position}</p>
      <PageLink to={links.next} icon="right" label={labels.next} />
      <PageLink to={links.last} icon="last" label={labels.last} />
    </nav>
  );
}
