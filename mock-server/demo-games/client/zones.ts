import type { ChipTray } from './chips.ts';
import { h } from './dom.ts';

export interface Zone {
  id: string;
  label: string;
  note: string;
  picture?: Element | undefined;
}

export class Zones {
  readonly element: HTMLElement;
  readonly #buttons: Map<string, HTMLButtonElement>;

  constructor(zones: readonly Zone[], place: (id: string) => void) {
    this.#buttons = new Map(
      zones.map(({ id, label, note, picture }) => [
        id,
        h(
          'button',
          { type: 'button', class: `zone ${id}`, onclick: () => place(id) },
          picture ?? null,
          h('span', {}, label),
          h('small', {}, note),
        ),
      ]),
    );
    this.element = h('div', { class: 'zones' }, ...this.#buttons.values());
  }

  lay(placed: ReadonlyMap<string, number>, tray: ChipTray): void {
    for (const [id, button] of this.#buttons) {
      button.querySelector('.chip')?.remove();
      const count = placed.get(id);
      if (count) button.append(tray.chipFor(count));
    }
  }

  showWinners(ids: readonly string[]): void {
    for (const [id, button] of this.#buttons) button.classList.toggle('has-won', ids.includes(id));
  }

  setNote(id: string, note: string): void {
    const small = this.#buttons.get(id)?.querySelector('small');
    if (small) small.textContent = note;
  }

  set isClosed(isClosed: boolean) {
    for (const button of this.#buttons.values()) button.disabled = isClosed;
  }
}
