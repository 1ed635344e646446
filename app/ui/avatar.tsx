import { Picture } from './picture.tsx';

export function Avatar({ src, className }: { src: string; className: string }) {
  return (
    <Picture lost="person" src={src} alt="" width={80} height={80} className={`shrink-0 rounded-full ${className}`} />
  );
}
