import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useClosingDetails } from '~/ui/use-closing-details.ts';
import type { BettingView } from './betting.types.ts';

type PlayPickerProps = Pick<BettingView, 'modes' | 'groups' | 'playName'>;

export function PlayPicker({ modes, groups, playName }: PlayPickerProps) {
  const { t } = useTranslation('betting');
  const picker = useClosingDetails();
  return (
    <details ref={picker} className="play-picker">
      <summary>
        <h2 id="play-name" tabIndex={-1} className="truncate">
          {playName}
        </h2>
        <Icon name="down" className="size-4 shrink-0 text-muted" />
      </summary>
      <div className="pop-list">
        {modes.length > 1 && <TabLinks label={t('page.modes')} tabs={modes} isReplacing />}
        <nav aria-label={t('page.plays')} className="space-y-2.5">
          {groups.map(({ key, label, plays }) => (
            <section key={key} aria-label={label}>
              {!(plays.length === 1 && plays[0]?.label === label) && <p>{label}</p>}
              <ul>
                {plays.map((play) => (
                  <li key={play.key}>
                    <Link
                      to={play.path}
                      preventScrollReset
                      replace
                      aria-current={play.isSelected ? 'page' : undefined}
                      className="play-chip"
                    >
                      {play.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </details>
  );
}
