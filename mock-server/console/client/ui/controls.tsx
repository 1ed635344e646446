import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Input, OperationId, Value } from '../../../../openapi/generated/control-operations.ts';
import { type Address, addressOf, go } from '../state/address.ts';
import { act, curlOf, useAct } from '../state/call.ts';

interface GoProps {
  to: Address;
  className?: string;
  isCurrent?: boolean;
  label?: string;
  children: ReactNode;
}

/** A link to a state of the console. */
export function Go({ to, className, isCurrent, label, children }: GoProps) {
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

interface ActProps<Id extends OperationId> {
  id: Id;
  input: Input<Id>;
  children: ReactNode;
  tone?: 'accent' | 'danger';
  /** Asked before what cannot be undone. */
  question?: string;
  isOff?: boolean;
  label?: string;
  onDone?: (value: Value<Id>) => void;
}

/** When the focused control goes with its act, the focus passes to its panel, or to the screen. */
function usePassedFocus(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const { current } = control;
      if (!current?.contains(document.activeElement)) return;
      const places = [current.closest('section'), current.closest('main')];
      queueMicrotask(() => {
        const place = places.find((each) => each?.isConnected);
        if (!place) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    },
    [control],
  );
}

/** For a question, and for the button that comes back after it: the focus was in what each replaces. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

/** A button that calls an operation. Its error stands beside it, and it keeps the focus. */
export function Act<Id extends OperationId>({
  id,
  input,
  children,
  tone,
  question,
  isOff,
  label,
  onDone,
}: ActProps<Id>) {
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never');
  const { mutate, isPending, error } = useAct(() => act(id, input), onDone);
  const control = useRef<HTMLSpanElement>(null);
  usePassedFocus(control);
  const answer = (isYes: boolean) => {
    setAsking('before');
    if (isYes) mutate();
  };
  const start = (event: { detail: number }) => {
    // The second click of a double click may meet the next decision.
    if (event.detail > 1 || isPending) return;
    if (question) setAsking('now');
    else mutate();
  };
  if (question && asking === 'now') return <Question text={question} onAnswer={answer} />;
  return (
    <span className="act" ref={control}>
      <button
        type="button"
        ref={asking === 'before' ? focusOnMount : undefined}
        className={tone}
        disabled={isOff}
        // A disabled button loses the focus.
        aria-disabled={isPending || undefined}
        aria-label={label}
        title={curlOf(id, input)}
        onClick={start}
      >
        {children}
      </button>
      <Problem error={error} />
    </span>
  );
}

/** Begins at No; Escape means No. */
function Question({ text, onAnswer }: { text: string; onAnswer: (isYes: boolean) => void }) {
  return (
    <fieldset
      className="ask"
      aria-label={text}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onAnswer(false);
      }}
    >
      {text}
      <button type="button" className="danger" onClick={() => onAnswer(true)}>
        Yes
      </button>
      <button type="button" ref={focusOnMount} onClick={() => onAnswer(false)}>
        No
      </button>
    </fieldset>
  );
}

/** An error in the words of the mock. */
export function Problem({ error }: { error: Error | null }) {
  return (
    error && (
      <span className="problem" role="alert">
        {error.message}
      </span>
    )
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  isWide?: boolean;
  children: (id: string) => ReactNode;
}

export function Field({ label, hint, isWide, children }: FieldProps) {
  const id = useId();
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <small>{hint}</small>}
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'search' | 'number' | 'date' | 'datetime-local';
  list?: readonly string[];
  isRequired?: boolean;
  /** Several lines instead of one. */
  isLong?: boolean;
  isWide?: boolean;
}

export function TextField({ label, value, onChange, hint, type = 'text', list, isLong, isWide, ...rest }: TextProps) {
  const listId = useId();
  const { placeholder, isRequired } = rest;
  return (
    <Field label={label} hint={hint} isWide={isWide ?? isLong}>
      {(id) => {
        const shared = {
          id,
          value,
          placeholder,
          required: isRequired,
          spellCheck: false,
          autoComplete: 'off',
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        };
        return isLong ? (
          <textarea {...shared} />
        ) : (
          <>
            <input {...shared} type={type} list={list && listId} />
            {list && (
              <datalist id={listId}>
                {list.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Field>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** Values, or pairs of a value and its text. */
  options: readonly (string | readonly [string, string])[];
  onChange: (value: string) => void;
  hint?: string;
}

export function Choice({ label, value, options, onChange, hint }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => {
            const [key, text] = typeof option === 'string' ? [option, option] : option;
            return (
              <option key={key} value={key}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

interface FormProps {
  label: string;
  children: ReactNode;
  submit: string;
  onSubmit: () => Promise<unknown>;
  onDone?: () => void;
  /** Does the same as the form as it stands. */
  curl?: string;
}

/** Fields, a button and the line of a shell that does the same. */
export function Form({ label, children, submit, onSubmit, onDone, curl }: FormProps) {
  const { mutate, isPending, error } = useAct(onSubmit, onDone);
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <div className="fields">
        {children}
        <button type="submit" className="accent" aria-disabled={isPending || undefined}>
          {isPending ? 'Wait…' : submit}
        </button>
      </div>
      <Problem error={error} />
      {curl && <Curl line={curl} />}
    </form>
  );
}

const COPIED_MS = 2_000;

export function Copy({
  text,
  children = 'Copy',
  label,
}: {
  text: string | (() => string);
  children?: ReactNode;
  label?: string;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, COPIED_MS, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
    setCopied(true);
  };
  return (
    <button type="button" className="quiet" aria-label={label} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </button>
  );
}

export function Curl({ line }: { line: string }) {
  return (
    <div className="curl">
      <code>{line}</code>
      <Copy text={line} label="Copy the curl line" />
    </div>
  );
}

/** Runs by a key, unless something is typed. */
export function useShortcut(key: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [cmdk-root]');
      if (event.key !== key || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key]);
}
