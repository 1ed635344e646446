import { useFetcher } from '@remix-run/react';
import type { FormEvent } from 'react';
import type { Theme } from '~/brand/brand.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface ThemeSwitchProps {
  isLabelled?: boolean;
}

const SHOWN_IN: Record<Theme, string> = { light: 'flex dark:hidden', dark: 'hidden dark:flex' };

/** CSS shows one of two buttons: only the browser knows the system's theme. */
export function ThemeSwitch({ isLabelled }: ThemeSwitchProps) {
  const { t } = useTranslation('layout');
  const fetcher = useFetcher();
  const send = useSubmitOnce(fetcher);
  const { pageBehind } = useModal();
  const buttons = [
    { shown: 'light', next: 'dark', icon: 'moon', label: t('preferences.toDark'), name: t('preferences.dark') },
    { shown: 'dark', next: 'light', icon: 'sun', label: t('preferences.toLight'), name: t('preferences.light') },
  ] as const;

  const toggle = (event: FormEvent<HTMLFormElement>) => {
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    if (!send(event)) return;
    document.documentElement.dataset.theme = pressed.value;
    for (const button of event.currentTarget.querySelectorAll('button')) if (button !== pressed) button.focus();
  };

  return (
    <fetcher.Form method="post" action="/preferences" onSubmit={toggle}>
      <input type="hidden" name="returnTo" value={pageBehind} />
      {buttons.map(({ shown, next, icon, label, name }) => (
        <button
          key={next}
          type="submit"
          name="theme"
          value={next}
          aria-label={label}
          title={isLabelled ? undefined : label}
          className={`touch items-center rounded-control transition-colors ${SHOWN_IN[shown]} ${isLabelled ? 'h-11 w-full gap-3 px-3 hover:bg-sunken' : 'size-10 justify-center hover:bg-current/10'}`}
        >
          <Icon name={icon} />
          {isLabelled && name}
        </button>
      ))}
    </fetcher.Form>
  );
}
