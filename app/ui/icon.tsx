import sprite from './icons.svg?url';

export type IconName =
  | 'alert'
  | 'card'
  | 'check'
  | 'clock'
  | 'close'
  | 'cockfight'
  | 'compass'
  | 'crown'
  | 'down'
  | 'download'
  | 'elott'
  | 'esports'
  | 'expand'
  | 'eye'
  | 'eye-off'
  | 'facebook'
  | 'first'
  | 'fish'
  | 'flame'
  | 'gift'
  | 'globe'
  | 'google'
  | 'grid'
  | 'headset'
  | 'heart'
  | 'home'
  | 'info'
  | 'key'
  | 'last'
  | 'left'
  | 'live'
  | 'lock'
  | 'logout'
  | 'lott'
  | 'mail'
  | 'megaphone'
  | 'menu'
  | 'moon'
  | 'pause'
  | 'phone'
  | 'pin-off'
  | 'play'
  | 'pvp'
  | 'refresh'
  | 'right'
  | 'rng'
  | 'search'
  | 'shield'
  | 'shrink'
  | 'sports'
  | 'sun'
  | 'swap'
  | 'trophy'
  | 'user'
  | 'wrench';

/** Screen readers skip it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
