import { useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { FILTER_PAUSE_MS, GAME_QUERY } from './games.constants.ts';
import type { GameFiltersView } from './games.types.ts';

const NAMES = [GAME_QUERY.name, GAME_QUERY.classification, GAME_QUERY.minBet, GAME_QUERY.sort] as const;

const readWish = (form: HTMLFormElement): string => {
  const fields = new FormData(form);
  return NAMES.map((name) => String(fields.get(name) ?? '').trim()).join('\n');
};

function readSearch(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as [string, string]);
  return new URLSearchParams(filled.filter(([, value]) => value));
}

function fill(form: HTMLFormElement | null, wish: string): void {
  const values = wish.split('\n');
  NAMES.forEach((name, at) => {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = values[at] ?? '';
  });
}

/**
 * A choice makes a history entry; a name is debounced into the same entry. Fields stay the reader's while they type;
 * after another navigation they follow the URL.
 */
export function useInstantFilters({ action, name, classification, minBet, sort }: GameFiltersView) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const { location: next } = useNavigation();
  const { key } = useLocation();
  const shown = [name, classification, minBet, sort].join('\n');
  /** Null while another navigation is pending. */
  const asked = useRef<string | null>(shown);
  const isOwn = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>();

  const apply = (replace: boolean) => {
    clearTimeout(waiting.current);
    if (!form.current) return;
    const wish = readWish(form.current);
    if (wish === asked.current) return;
    asked.current = wish;
    isOwn.current = true;
    submit(readSearch(form.current), { action, replace, preventScrollReset: true });
  };
  const applySoon = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => apply(true), FILTER_PAUSE_MS);
  };

  useEffect(() => {
    if (!next) return;
    if (!isOwn.current) {
      clearTimeout(waiting.current);
      asked.current = null;
    }
    isOwn.current = false;
  }, [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history may have the same filters
  useEffect(() => {
    if (asked.current === shown) return;
    asked.current = shown;
    fill(form.current, shown);
  }, [shown, key]);
  // For text typed before hydration.
  const first = useRef(apply);
  useEffect(() => {
    first.current(true);
    return () => clearTimeout(waiting.current);
  }, []);

  return {
    ref: form,
    onChange: (event: FormEvent) => {
      if (event.target instanceof HTMLSelectElement) apply(false);
      else if (!(event.nativeEvent as InputEvent).isComposing) applySoon();
    },
    onCompositionEnd: applySoon,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      apply(true);
    },
  };
}
