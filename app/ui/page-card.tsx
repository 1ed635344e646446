import type { ReactNode } from 'react';

export function PageCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap py-6 md:py-10">
      <section className="mx-auto max-w-lg space-y-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h1 className="text-xl">{title}</h1>
        {children}
      </section>
    </div>
  );
}
