import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { GamesPageView } from './games.types.ts';

export function GameChips({ chips }: Pick<GamesPageView, 'chips'>) {
  const { t } = useTranslation('games');
  return chips.map(({ flag, path, isOn }) => (
    <li key={flag} className="shrink-0 snap-start">
      <Link to={path} preventScrollReset aria-current={isOn ? 'true' : undefined} className="game-chip">
        {isOn && <Icon name="check" />}
        {t(flag)}
      </Link>
    </li>
  ));
}
