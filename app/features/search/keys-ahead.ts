import { seconds } from '~/config/durations.ts';

/** Who has waited longer than this for the search has something else in mind. */
const LONGEST_MS = seconds(10);

let text = '';
let isEntered = false;
let stop = new AbortController();

/** From now on keys are kept for the search, which is on its way. */
export function keepKeys(): void {
  takeKeys();
  stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('pointerdown', takeKeys, { signal });
  setTimeout(() => stop.signal === signal && takeKeys(), LONGEST_MS);
}

/** What was typed since, and whether it was finished by Enter; the keys are their field's again. */
export function takeKeys(): { text: string; isEntered: boolean } {
  stop.abort();
  const taken = { text, isEntered };
  text = '';
  isEntered = false;
  return taken;
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Escape') takeKeys();
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'Enter') isEntered ||= text !== '' && !event.repeat;
  else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
  else if ([...key].length === 1) text += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
