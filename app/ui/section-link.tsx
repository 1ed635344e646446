import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface SectionLinkProps {
  to: string;
  label: string;
  of: string;
}

export function SectionLink({ to, label, of }: SectionLinkProps) {
  return (
    <Link
      to={to}
      className="touch flex items-center gap-1 rounded-badge text-sm font-semibold text-link hover:underline"
    >
      {label}
      <span className="sr-only">: {of}</span>
      <Icon name="right" className="size-4" />
    </Link>
  );
}
