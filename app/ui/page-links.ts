import type { PageLinks } from './pagination.tsx';

/** Returns null for the current page. */
export function pageLinks(page: number, totalPages: number, pagePath: (page: number) => string): PageLinks {
  const hasEarlier = page > 1;
  const hasLater = page < totalPages;
  return {
    first: hasEarlier ? pagePath(1) : null,
    previous: hasEarlier ? pagePath(page - 1) : null,
    next: hasLater ? pagePath(page + 1) : null,
    last: hasLater ? pagePath(totalPages) : null,
  };
}
