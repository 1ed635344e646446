import { useTranslation } from '~/i18n/use-translation.ts';
import { buttonClasses } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import type { RewardView } from './mall.server.ts';

/** The whole card is the link where the reward can be redeemed. */
export function RewardCard({ reward }: { reward: RewardView }) {
  const { t } = useTranslation('points');
  const { name, image, cost, notes, why, share, state, label, path } = reward;
  const isOpen = why === null;
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card ${isOpen ? 'transition-colors focus-within:border-edge hover:border-edge' : ''}`}
    >
      <WidePicture
        src={image}
        width={480}
        loading="lazy"
        className={`aspect-4/3 ${state === 'SOLD_OUT' ? 'opacity-50 grayscale' : ''}`}
      />
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <h2 className="text-base leading-snug wrap-anywhere">{name}</h2>
        <p className="text-base font-bold tabular-nums">{cost}</p>
        {notes && <p className="text-xs text-muted tabular-nums">{notes}</p>}
        <div className="mt-auto pt-2">
          {isOpen ? (
            <Link
              to={path}
              className={buttonClasses('primary', 'medium', 'w-full after:absolute after:inset-0 after:rounded-card')}
            >
              {t(label)}
              <span className="sr-only">: {name}</span>
            </Link>
          ) : (
            <p className="text-sm text-muted">{why}</p>
          )}
          {share !== null && (
            <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${share / 10}%` }} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
