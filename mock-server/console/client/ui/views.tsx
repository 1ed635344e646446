import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { worldHue } from '../../world-colour.ts';
import { Go } from './controls.tsx';

interface ScreenProps {
  title: string;
  /** One sentence for somebody who sees it for the first time. */
  about: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function Screen({ title, about, actions, children }: ScreenProps) {
  return (
    <div className="screen">
      <div className="head">
        <div>
          <h1>{title}</h1>
          <p className="about">{about}</p>
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

export function Panel({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface LoadedProps<Value> {
  query: UseQueryResult<Value>;
  children: (value: Value) => ReactNode;
}

/** The value of a query; until then a line of its size, and what to do when it failed. */
export function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  const { data, error, refetch } = query;
  if (error)
    return (
      <p className="notice" role="alert">
        {error.message}{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (data === undefined)
    return (
      <p className="notice" aria-busy="true">
        Reading…
      </p>
    );
  return children(data);
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className="notice">{children}</p>;
}

/** Heads a column; null is for buttons. */
type Head = string | null;

interface TableProps<Row> {
  label: string;
  heads: readonly Head[];
  /** Heads of columns of numbers. */
  numbers?: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  cells: (row: Row) => readonly ReactNode[];
  empty: ReactNode;
  isCurrent?: (row: Row) => boolean;
  /** Many columns: cells are one line each. */
  isWide?: boolean;
}

/** The keyboard scrolls a box that has the focus. */
function useScrolling(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!isShown || !current) return;
    const observer = new ResizeObserver(() => setScrolling(current.scrollWidth > current.clientWidth));
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [isShown]);
  return { box, isScrolling };
}

/** A plain table. On a phone each row is a card of pairs. */
export function Table<Row>({
  label,
  heads,
  numbers = [],
  rows,
  keyOf,
  cells,
  empty,
  isCurrent,
  isWide,
}: TableProps<Row>) {
  const { box, isScrolling } = useScrolling(rows.length > 0);
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  const classOf = (head: Head | undefined) => (head && numbers.includes(head) ? 'number' : undefined);
  return (
    <div className="table" ref={box} tabIndex={isScrolling ? 0 : undefined} data-wide={isWide || undefined}>
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head ?? at} scope="col" className={classOf(head)}>
                {head ?? <span className="hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={isCurrent?.(row) || undefined}>
              {cells(row).map((cell, at) => (
                <td key={heads[at] ?? at} data-head={heads[at] ?? undefined} className={classOf(heads[at])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The world's colour, by which nobody confuses two windows. */
export const worldStyle = (world: string) => ({ '--hue': String(worldHue(world) * 30) }) as CSSProperties;

export function WorldName({ name }: { name: string }) {
  return (
    <span className="world" style={worldStyle(name)} title={name}>
      {name}
    </span>
  );
}

export function Json({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <pre className="json" tabIndex={0}>
      {pretty(text)}
    </pre>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Links to the pages before and after, by `page` of the address. */
export function Pages({ page, size, total }: { page: number; size: number; total: number }) {
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <p className="acts">
      {page > 1 && (
        <Go to={{ page: String(page - 1) }} className="button">
          Before
        </Go>
      )}
      Page {page} of {last}, {total} rows
      {page < last && (
        <Go to={{ page: String(page + 1) }} className="button">
          Next
        </Go>
      )}
    </p>
  );
}
