import { MaintenancePage } from './maintenance-page.tsx';
import { RegionPage } from './region-page.tsx';
import type { ClosedView } from './system.types.ts';

/** Replaces the site (specification, section 2). */
export default function ClosedPage({ closed, brandName }: { closed: ClosedView; brandName: string | null }) {
  return closed.kind === 'maintenance' ? (
    <MaintenancePage view={closed.view} brandName={brandName} />
  ) : (
    <RegionPage view={closed.view} brandName={brandName} />
  );
}
