export interface TypedField {
  /** Its id, or its action. */
  form: string;
  name: string;
  /** Among the form's fields of this name. */
  at: number;
  /** Null for a pressed checkbox or radio button. */
  value: string | null;
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Place = Omit<TypedField, 'value'>;

const UNREAD_TYPES = ['password', 'hidden', 'file'];

/** Returns the changed fields of all forms, without secrets, hidden fields and files. */
export const readTypedFields = (): TypedField[] =>
  [...document.forms].flatMap((form) =>
    listControls(form).flatMap(([control, place]) =>
      isChanged(control) ? [{ ...place, value: isButton(control) ? null : control.value }] : [],
    ),
  );

export function listControls(form: HTMLFormElement): [Control, Place][] {
  const name = form.id || (form.getAttribute('action') ?? '');
  const counts = new Map<string, number>();
  return [...form.querySelectorAll<Control>('input, textarea, select')].flatMap((control): [Control, Place][] => {
    const isRead = control.name && !UNREAD_TYPES.includes(control.type) && control.autocomplete !== 'one-time-code';
    if (!isRead) return [];
    const at = counts.get(control.name) ?? 0;
    counts.set(control.name, at + 1);
    return [[control, { form: name, name: control.name, at }]];
  });
}

export const isButton = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!isButton(control)) return control.value !== control.defaultValue;
  const { type, checked, defaultChecked } = control;
  return type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;
}
