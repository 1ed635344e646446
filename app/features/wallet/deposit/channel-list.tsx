import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ChooseView } from './deposit.server.ts';

export function ChannelList({ channels }: { channels: ChooseView['channels'] }) {
  const { t } = useTranslation('wallet');
  return (
    <nav aria-label={t('deposit.channels')}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {channels.map(({ code, name, mark, how, note, isOpen, isSelected, path }) => (
          <li key={code}>
            <Link
              to={path}
              aria-current={isSelected ? 'true' : undefined}
              className="flex h-full min-h-14 items-center gap-2.5 rounded-card border border-line bg-raised p-2.5 shadow-card sm:px-3.5 hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent/8"
            >
              <Picture lost="mark" src={mark} alt="" width={40} height={40} className="size-10 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-xs text-muted">
                  {isOpen && <span className="max-sm:hidden">{how} · </span>}
                  {note}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
