import { Link } from '@remix-run/react';

interface VendorMarkProps {
  mark: string;
  className: string;
}

/** The square sign of a vendor, beside its name. */
export function VendorMark({ mark, className }: VendorMarkProps) {
  return (
    <img
      src={mark}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-badge ${className}`}
    />
  );
}

/** A vendor on a wall of them: leads to its games. */
export function VendorTile({ vendor }: { vendor: { path: string; mark: string; name: string } }) {
  return (
    <Link
      to={vendor.path}
      className="flex h-12 items-center gap-2.5 rounded-control border border-line bg-raised px-3 text-sm font-medium transition-colors hover:border-edge hover:bg-sunken"
    >
      <VendorMark mark={vendor.mark} className="size-7" />
      <span className="truncate">{vendor.name}</span>
    </Link>
  );
}
