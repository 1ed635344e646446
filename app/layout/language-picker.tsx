import { useFetcher } from '@remix-run/react';
import type { LanguageView } from '~/brand/brand.types.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Menu } from '~/ui/menu.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface LanguageOptionsProps {
  languages: LanguageView[];
  current: LanguageCode;
}

export function LanguageOptions({ languages, current }: LanguageOptionsProps) {
  const fetcher = useFetcher();
  const send = useSubmitOnce(fetcher);
  const { pageBehind } = useModal();
  const chosen = fetcher.formData?.get('language') ?? current;
  return (
    <fetcher.Form method="post" action="/preferences" onSubmit={send}>
      <input type="hidden" name="returnTo" value={pageBehind} />
      <ul>
        {languages.map(({ code, tag, name }) => (
          <li key={code}>
            <button
              type="submit"
              name="language"
              value={code}
              lang={tag}
              aria-current={code === chosen ? 'true' : undefined}
              className="flex h-11 w-full items-center justify-between gap-6 rounded-control px-3 text-start whitespace-nowrap transition-colors hover:bg-sunken aria-[current]:font-semibold"
            >
              {name}
              {code === chosen && <Icon name="check" className="size-4.5 text-link" />}
            </button>
          </li>
        ))}
      </ul>
    </fetcher.Form>
  );
}

export function LanguagePicker({ languages, current }: LanguageOptionsProps) {
  const { t } = useTranslation('layout');
  if (languages.length < 2) return null;
  const name = languages.find(({ code }) => code === current)?.name ?? current;
  return (
    <Menu
      label={t('preferences.languageNow', { name })}
      summary={
        <>
          <Icon name="globe" />
          <span className="text-xs font-semibold">{current}</span>
          <Icon name="down" className="size-3.5 text-header-muted" />
        </>
      }
    >
      <LanguageOptions languages={languages} current={current} />
    </Menu>
  );
}
