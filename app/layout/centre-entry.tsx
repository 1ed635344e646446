import { CountBadge } from '~/ui/badge.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';

interface CentreEntryProps {
  to: string;
  icon: IconName;
  label: string;
  isCurrent?: boolean;
  badge?: number;
  isDot?: boolean;
  /** For readers, where the badge says more than the label. */
  name?: string | undefined;
}

/** A line of the menu beside the pages of a centre. */
export function CentreEntry({ to, icon, label, isCurrent = false, badge = 0, isDot = false, name }: CentreEntryProps) {
  return (
    <Link
      to={to}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-12 items-center gap-3 px-4 font-medium text-text transition-colors hover:bg-sunken lg:min-h-11 lg:rounded-control lg:px-3 lg:text-sm lg:text-muted lg:aria-[current]:bg-accent lg:aria-[current]:text-on-accent"
    >
      <span className="relative">
        <Icon name={icon} className="size-5" />
        <CountBadge count={badge} isDot={isDot} className={isDot ? '-top-1' : '-top-1.5'} />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      <Icon name="right" className="size-4 text-muted lg:hidden" />
    </Link>
  );
}

export const CENTRE_LIST =
  'grid gap-1 max-lg:divide-y max-lg:divide-line max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised';
