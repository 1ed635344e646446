import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from './link.tsx';

type Look = 'primary' | 'highlight' | 'outline' | 'quiet';
type Size = 'small' | 'medium' | 'large';

const LOOKS: Record<Look, string> = {
  primary: 'button-filled bg-accent text-on-accent',
  highlight: 'button-filled bg-highlight text-on-highlight',
  outline: 'border border-edge bg-transparent hover:bg-current/8',
  quiet: 'bg-transparent hover:bg-current/8',
};

const SIZES: Record<Size, string> = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-12 px-6 text-base',
};

export const buttonClasses = (look: Look = 'primary', size: Size = 'medium', className = '') =>
  `button ${LOOKS[look]} ${SIZES[size]} ${className}`.trimEnd();

interface Style {
  look?: Look;
  size?: Size;
  className?: string;
}

export interface ButtonProps extends Style, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the focus and ignores presses. */
  isPending?: boolean;
}

export function Button({
  look = 'primary',
  size = 'medium',
  className = '',
  isPending,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className={buttonClasses(look, size, className)}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
    />
  );
}

/** Enter submits with the first submit button, unless it is disabled. */
export function EnterButton() {
  return <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />;
}

export function ButtonLink({ look = 'primary', size = 'medium', className = '', ...rest }: Style & LinkProps) {
  return <Link {...rest} className={buttonClasses(look, size, className)} />;
}
