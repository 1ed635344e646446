import type { ReactNode } from 'react';

interface CornerCardProps {
  label: string;
  children: ReactNode;
}

/** A question beside the page. Covers neither the bottom bar nor that of bets. */
export function CornerCard({ label, children }: CornerCardProps) {
  return (
    <section aria-label={label} className="corner-card">
      {children}
    </section>
  );
}
