import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';

/** The square sign of a vendor, beside its name. */
export function VendorMark({ mark }: { mark: string }) {
  return (
    <Picture
      lost="mark"
      src={mark}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="vendor-mark"
    />
  );
}

/** A vendor on a wall of them: leads to its games. */
export function VendorTile({ vendor }: { vendor: { path: string; mark: string; name: string } }) {
  return (
    <Link to={vendor.path} className="vendor-tile">
      <VendorMark mark={vendor.mark} />
      <span>{vendor.name}</span>
    </Link>
  );
}
