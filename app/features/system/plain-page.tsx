import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/icon.tsx';

interface PlainPageProps {
  /** Null while the brand is unknown. */
  brandName: string | null;
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A page that needs nothing from the API. */
export function PlainPage({ brandName, icon, title, children }: PlainPageProps) {
  return (
    <>
      {brandName && (
        <header className="on-dark bg-header text-on-header">
          <p className="wrap flex h-14 items-center font-title text-lg font-bold lg:h-16">{brandName}</p>
        </header>
      )}
      <main id="content" className="grid flex-1 place-items-center px-4 py-10">
        <PlainMessage icon={icon} title={title}>
          {children}
        </PlainMessage>
      </main>
    </>
  );
}

export function PlainMessage({ icon, title, children }: Omit<PlainPageProps, 'brandName'>) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-4 text-center">
      <span className="grid size-18 place-items-center rounded-full bg-sunken text-link">
        <Icon name={icon} className="size-8" />
      </span>
      <h1 className="text-xl">{title}</h1>
      {children}
    </div>
  );
}
