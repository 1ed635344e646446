import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';

interface Titled {
  title?: string;
}

/**
 * The document's own description and colours under the title that a page's loader gives, or the failure that it threw; without one, under
 * the brand's. A page's list takes the place of its parents'.
 */
export const pageMeta: MetaFunction = ({ data, error, matches }) => {
  const ofDocument = matches[0]?.meta ?? [];
  const title = error ? titleOfFailure(error, matches[0]?.data) : (data as Titled | undefined)?.title;
  return title ? [...ofDocument.filter((each) => each && !('title' in each)), { title }] : ofDocument;
};

function titleOfFailure(error: unknown, root: unknown): string | undefined {
  const { brandName } = (root ?? {}) as { brandName?: string | null };
  const { title } = isRouteErrorResponse(error) ? ((error.data ?? {}) as Titled) : {};
  return title && brandName ? `${title} · ${brandName}` : title;
}
