import { useFetcher } from '@remix-run/react';
import type { Theme } from '~/brand/brand.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface ThemeSwitchProps {
  theme: Theme;
  isLabelled?: boolean;
}

export function ThemeSwitch({ theme, isLabelled }: ThemeSwitchProps) {
  const { t } = useTranslation('layout');
  const fetcher = useFetcher();
  const send = useSubmitOnce(fetcher);
  const { pageBehind } = useModal();
  const shown = (fetcher.formData?.get('theme') as Theme | undefined) ?? theme;
  const next = shown === 'dark' ? 'light' : 'dark';
  const label = next === 'dark' ? t('preferences.toDark') : t('preferences.toLight');

  return (
    <fetcher.Form
      method="post"
      action="/preferences"
      onSubmit={(event) => {
        if (send(event)) document.documentElement.dataset.theme = next;
      }}
    >
      <input type="hidden" name="returnTo" value={pageBehind} />
      <button
        type="submit"
        name="theme"
        value={next}
        aria-label={label}
        title={isLabelled ? undefined : label}
        className={`touch flex items-center rounded-control transition-colors ${isLabelled ? 'h-11 w-full gap-3 px-3 hover:bg-sunken' : 'size-10 justify-center hover:bg-current/10'}`}
      >
        <Icon name={next === 'dark' ? 'moon' : 'sun'} />
        {isLabelled && (next === 'dark' ? t('preferences.dark') : t('preferences.light'))}
      </button>
    </fetcher.Form>
  );
}
