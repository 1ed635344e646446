import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

const BASE =
  'touch relative inline-grid size-10 shrink-0 place-items-center rounded-control transition-colors hover:bg-current/10 disabled:opacity-40';

interface Look {
  icon: IconName;
  label: string;
  iconClassName?: string;
}

type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>;

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, iconClassName, className = '', ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" aria-label={label} title={label} {...rest} className={`${BASE} ${className}`}>
      <Icon name={icon} className={iconClassName} />
    </button>
  );
});

export function IconLink({ icon, label, iconClassName, className = '', children, ...rest }: Look & LinkProps) {
  return (
    <Link aria-label={label} title={label} {...rest} className={`${BASE} ${className}`}>
      <Icon name={icon} className={iconClassName} />
      {children}
    </Link>
  );
}
