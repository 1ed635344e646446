import { Fragment, type ReactNode } from 'react';
import { PanelBody } from './panel-body.tsx';
import { Skeleton } from './skeleton.tsx';

function Repeat({ times, children }: { times: number; children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  return Array.from({ length: times }, (_, index) => <Fragment key={index}>{children}</Fragment>);
}

const LINES = {
  narrow: (rows = 4) => (
    <>
      <Repeat times={rows}>
        <div className="space-y-1.5">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-11" />
        </div>
      </Repeat>
      <Skeleton className="h-12" />
    </>
  ),
  window: (rows = 5) => (
    <Repeat times={rows}>
      <Skeleton className="h-11" />
    </Repeat>
  ),
  card: (rows = 3) => (
    <Repeat times={rows}>
      <Skeleton className="h-12" />
    </Repeat>
  ),
  question: (rows = 1) => (
    <>
      <Repeat times={rows}>
        <Skeleton className="h-6" />
      </Repeat>
      <div className="grid grid-cols-2 gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </>
  ),
  drawer: (rows = 10) => (
    <>
      <Skeleton className="h-12" />
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 pt-4">
        <Repeat times={2 * rows}>
          <Skeleton className="h-6" />
        </Repeat>
      </div>
    </>
  ),
};

interface PanelSkeletonProps {
  look: keyof typeof LINES | 'wide';
  rows?: number | undefined;
  label: string;
}

export function PanelSkeleton({ look, rows, label }: PanelSkeletonProps) {
  return (
    <PanelBody>
      <div role="status" aria-label={label} className="space-y-4">
        {LINES[look === 'wide' ? 'window' : look](rows)}
      </div>
    </PanelBody>
  );
}
