import type { ReactNode } from 'react';

interface CornerCardProps {
  label: string;
  children: ReactNode;
}

/** A question beside the page. Covers neither the bottom bar nor that of bets. */
export function CornerCard({ label, children }: CornerCardProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-3 bottom-19 z-50 mx-auto max-w-xl rounded-card border border-line bg-raised p-4 shadow-card lg:start-auto lg:end-6 lg:bottom-6 [:root:has(.bet-bar)_&]:bottom-48 sm:[:root:has(.bet-bar)_&]:bottom-36 md:[:root:has(.bet-bar)_&]:bottom-24"
    >
      {children}
    </section>
  );
}
