import { useCombobox } from 'downshift';
import { useState } from 'react';
import { CONTROL } from './field.tsx';
import { Icon } from './icon.tsx';
import { type Option, SelectField, type SelectFieldProps } from './select-field.tsx';
import { useIsInteractive } from './use-is-interactive.ts';

interface ComboboxFieldProps extends SelectFieldProps {
  name: string;
  options: Option[];
  /** Shown when no option has the typed text. */
  emptyText: string;
}

/** A select whose options are found by typing; without scripts a plain select. */
export function ComboboxField({ emptyText, ...select }: ComboboxFieldProps) {
  return useIsInteractive() ? <Combobox {...select} emptyText={emptyText} /> : <SelectField {...select} />;
}

const labelOf = (option: Option | null) => option?.label ?? '';

function Combobox({ id, name, label, defaultValue, options, emptyText, className = '' }: ComboboxFieldProps) {
  const [typed, setTyped] = useState('');
  const items = options.filter((option) => option.label.toLowerCase().includes(typed.toLowerCase().trim()));
  const { isOpen, highlightedIndex, selectedItem, ...get } = useCombobox<Option>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items,
    itemToString: labelOf,
    initialSelectedItem: options.find(({ value }) => value === String(defaultValue)) ?? null,
    onInputValueChange: ({ type, inputValue }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    stateReducer(state, { type, changes }) {
      const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      // Enter chooses the first match.
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      // Leaving without a choice keeps the selected option.
      return { ...changes, selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) };
    },
  });
  return (
    <div className={`relative ${className}`}>
      <label id={`${id}-label`} htmlFor={id} className="field-label">
        {label}
      </label>
      <input type="hidden" name={name} value={selectedItem?.value ?? ''} />
      <div className="relative">
        <input
          {...get.getInputProps({
            onFocus: (event) => event.currentTarget.select(),
            // Escape also closes the dialog around it.
            onKeyDown: (event) => isOpen && event.key === 'Escape' && event.preventDefault(),
          })}
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          className={`${CONTROL} select`}
        />
        <Icon name="down" className="select-arrow" />
      </div>
      <ul
        {...get.getMenuProps()}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-raised py-1 shadow-high"
      >
        {items.map((item, index) => (
          <li
            key={item.value}
            {...get.getItemProps({ item, index })}
            className={`flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 text-sm aria-selected:font-semibold ${index === highlightedIndex ? 'bg-sunken' : ''}`}
          >
            {item.label}
          </li>
        ))}
        {items.length === 0 && <li className="px-3.5 py-2.5 text-sm text-muted">{emptyText}</li>}
      </ul>
    </div>
  );
}
