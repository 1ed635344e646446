import { useEffect } from 'react';
import { takeKept } from './retry-document.tsx';
import { type Control, isButton, isChanged, listControls, type TypedField } from './typed-fields.ts';

/** Restores what was typed into this form. */
export function useKeptFields(id: string): void {
  useEffect(() => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) writeTypedFields(form, takeKept().typed);
  }, [id]);
}

/** Fills in the form's own ones as if they were typed. */
function writeTypedFields(form: HTMLFormElement, typed: readonly TypedField[]): void {
  for (const [control, place] of listControls(form)) {
    const field = typed.find((each) => each.form === place.form && each.name === place.name && each.at === place.at);
    if (!field || isChanged(control)) continue;
    control.closest('details')?.setAttribute('open', '');
    if (isButton(control)) control.click();
    else if (field.value !== null) type(control, field.value);
  }
}

/** React overwrites the property of the element itself: the prototype's setter makes it notice the event. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
