import { h } from '../dom.ts';
import { icon } from '../icons.ts';

export function openDialog(title: string, closeLabel: string, ...content: HTMLElement[]): HTMLDialogElement {
  const dialog = h(
    'dialog',
    { class: 'dialog', 'aria-label': title, onclose: () => dialog.remove(), onclick: closeOutside },
    h(
      'header',
      {},
      h('h2', {}, title),
      h(
        'button',
        { type: 'button', class: 'round', 'aria-label': closeLabel, onclick: () => dialog.close() },
        icon('close'),
      ),
    ),
    h('div', { class: 'dialog-body' }, ...content),
  );
  function closeOutside(event: MouseEvent) {
    if (event.target === dialog) dialog.close();
  }
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
