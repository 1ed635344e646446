import { BackLink } from './back-link.tsx';
import { Button } from './button.tsx';
import { useIsInteractive } from './use-is-interactive.ts';

interface PrintBarProps {
  back: { to: string; label: string };
  label: string;
  /** Without JavaScript. */
  hint: string;
}

/** Above a page to print; not printed itself. */
export function PrintBar({ back, label, hint }: PrintBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <BackLink to={back.to}>{back.label}</BackLink>
      {useIsInteractive() ? (
        <Button type="button" look="outline" size="small" onClick={() => window.print()}>
          {label}
        </Button>
      ) : (
        <p className="text-sm text-muted">{hint}</p>
      )}
    </div>
  );
}
