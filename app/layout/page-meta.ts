import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';

/** Default: the brand's texts and picture. */
export interface PageData {
  title?: string;
  description?: string;
  /** For previews; a URL. */
  shareImage?: string;
  /** Pages between home and the page. */
  trail?: { name: string; path: string }[];
}

/**
 * Title and description of the page's loader or failure, else the brand's. A page's list replaces its parents'. What only
 * search engines and previews read is in `page-head.server.ts`.
 */
export const pageMeta: MetaFunction = ({ data, error, matches }) => {
  const ofDocument = matches[0]?.meta ?? [];
  const { title, description } = error
    ? { title: titleOfFailure(error, matches[0]?.data) }
    : ((data ?? {}) as PageData);
  const others = ofDocument.filter(
    (each) => each && !(title && 'title' in each) && !(description && 'name' in each && each.name === 'description'),
  );
  return [
    ...others,
    ...(title ? [{ title }] : []),
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
};

function titleOfFailure(error: unknown, root: unknown): string | undefined {
  const { brandName } = (root ?? {}) as { brandName?: string | null };
  const { title } = isRouteErrorResponse(error) ? ((error.data ?? {}) as PageData) : {};
  return title && brandName ? `${title} · ${brandName}` : title;
}
