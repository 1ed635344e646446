import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PromotionView } from './system.types.ts';

export function PromotionCard({ promotion }: { promotion: PromotionView }) {
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card transition-colors focus-within:border-edge hover:border-edge">
      <Picture
        lost="wide"
        src={promotion.image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-base leading-snug">
          <Link to={promotion.path} className="rounded-badge after:absolute after:inset-0 after:rounded-card">
            {promotion.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-muted">{promotion.summary}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-2 text-xs font-medium text-muted">
          <Icon name="clock" className="size-4" />
          {promotion.period}
        </p>
      </div>
    </article>
  );
}
