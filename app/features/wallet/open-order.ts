/** Local storage key, set while an order of the member may be open. */
const KEY = 'openOrder';

/** Has the balance polled until no order is open; not without storage. */
export function noteOpenOrder(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A page works without it.
  }
}

export function mayHaveOpenOrder(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
