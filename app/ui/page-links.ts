import type { PageLinks } from './pagination.tsx';

/** Returns the paths of the first, previous, next and last page; null for the current page. */
export function pageLinks(page: number, totalPages: number, pathOf: (page: number) => string): PageLinks {
  const hasEarlier = page > 1;
  const hasLater = page < totalPages;
  return {
    first: hasEarlier ? pathOf(1) : null,
    previous: hasEarlier ? pathOf(page - 1) : null,
    next: hasLater ? pathOf(page + 1) : null,
    last: hasLater ? pathOf(totalPages) : null,
  };
}
