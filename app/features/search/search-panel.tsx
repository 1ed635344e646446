import { type KeyboardEvent, useId, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { ClosedBadge } from '~/features/games/vendor-tile.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Marked } from '~/parts/marks/marked.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { SearchPanelView } from './panel.server.ts';
import { SearchField } from './search-field.tsx';
import { groupOptions, type SearchOption } from './search-options.ts';
import { useSuggestions } from './use-suggestions.ts';

interface OptionRowProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
}

function OptionRow({ id, option, isActive }: OptionRowProps) {
  const { image, isCover, parts, detail, isClosed } = option;
  return (
    <Link
      id={id}
      to={option.path}
      target={option.isNewWindow ? '_blank' : undefined}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-closed={isClosed || undefined}
      className="dim-closed flex min-h-13 scroll-my-2 items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken aria-selected:bg-sunken aria-selected:ring-2 aria-selected:ring-focus aria-selected:ring-inset"
    >
      {image ? (
        <Picture
          lost={isCover ? 'cover' : 'mark'}
          src={image}
          alt=""
          width={isCover ? 300 : 64}
          height={isCover ? 400 : 64}
          loading="lazy"
          className={`w-9 shrink-0 rounded-badge bg-sunken object-cover ${isCover ? 'h-12' : 'h-9'}`}
        />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center">
          <Icon name={option.icon} className="size-5 text-muted" />
        </span>
      )}
      <span className="grid min-w-0">
        <span className="truncate font-medium">
          <Marked parts={parts} />
        </span>
        {detail && <span className="truncate text-xs text-muted">{detail}</span>}
      </span>
      {isClosed && <ClosedBadge />}
    </Link>
  );
}

export default function SearchPanel({ view: { hot } }: { view: SearchPanelView }) {
  const { t } = useTranslation('search');
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const found = useSuggestions(query);
  const groups = groupOptions(found, hot);
  const options = groups.flatMap((group) => group.options);
  const optionId = (option: SearchOption) => `${id}-${option.id}`;
  const chosen = options.find((option) => optionId(option) === active);

  const walk = (step: number) => {
    const from = chosen ? options.indexOf(chosen) : step > 0 ? -1 : 0;
    const next = options[(from + step + options.length) % options.length];
    if (!next) return;
    setActive(optionId(next));
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter' && chosen) document.getElementById(optionId(chosen))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex min-h-0 flex-col gap-3 px-5 pb-5">
      <SearchField
        // Type `search` would clear the text on Escape.
        type="text"
        data-first-focus
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        onKeyDown={press}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(null);
        }}
      />
      <p role="status" className={found?.total === 0 ? 'text-muted' : 'sr-only'}>
        {found &&
          (found.total === 0
            ? t('empty', { query: found.query })
            : t('count', { count: found.total, total: found.totalText }))}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className="-mx-2 min-h-0 space-y-3 overflow-y-auto px-2"
      >
        {groups.map(({ key, options: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of list box options need the role
          <div key={key} role="group" aria-label={t(key)}>
            <p aria-hidden="true" className="px-2 pb-1 text-xs font-semibold text-muted">
              {t(key)}
            </p>
            {members.map((option) => (
              <OptionRow key={option.id} id={optionId(option)} option={option} isActive={option === chosen} />
            ))}
          </div>
        ))}
      </div>
      {found && found.total > 0 && (
        <Link
          to={paths.search(found.query)}
          className="touch flex h-10 shrink-0 items-center justify-center gap-1 rounded-control font-semibold text-link hover:bg-sunken"
        >
          {t('all', { total: found.totalText })}
          <Icon name="right" className="size-4" />
        </Link>
      )}
    </div>
  );
}
