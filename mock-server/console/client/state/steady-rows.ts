import { type FocusEvent, type PointerEvent, useState } from 'react';

export interface SteadyRow<Row> {
  row: Row;
  /** No longer in the list. */
  isGone: boolean;
}

interface SteadyRows<Row> {
  rows: readonly SteadyRow<Row>[];
  /** Rows that are not shown yet. */
  added: number;
}

/** Keeps the places of the shown rows: none vanishes or moves, and new ones wait. */
export function keepPlaces<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  keyOf: (row: Row) => string,
): SteadyRows<Row> {
  const byKey = new Map(latest.map((row) => [keyOf(row), row]));
  const rows = shown.map((row) => {
    const now = byKey.get(keyOf(row));
    return { row: now ?? row, isGone: now === undefined };
  });
  return { rows, added: latest.length - rows.filter(({ isGone }) => !isGone).length };
}

/**
 * Rows for a box that keeps them in their places while it has the pointer or the focus, so that no other row comes under
 * the pointer. `hold` are the handlers of the box.
 */
export function useSteadyRows<Row>(latest: readonly Row[], keyOf: (row: Row) => string) {
  const [shown, setShown] = useState<readonly Row[]>([]);
  const begin = () => setShown((rows) => (rows.length > 0 ? rows : latest));
  const end = () => setShown([]);
  const { rows, added } =
    shown.length > 0
      ? keepPlaces(shown, latest, keyOf)
      : { rows: latest.map((row) => ({ row, isGone: false })), added: 0 };
  const hold = {
    onPointerEnter: begin,
    // A finger leaves after each touch: then the focus counts.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && end(),
    onFocus: begin,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || end(),
  };
  return { rows, added, hold };
}
