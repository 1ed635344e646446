import type { MetaFunction } from '@remix-run/react';

/** The document's own description and colours under the title that a page's loader gives: a page's list takes the place of its parents'. */
export const pageMeta: MetaFunction = ({ data, matches }) => [
  ...(matches[0]?.meta ?? []).filter((each) => each && !('title' in each)),
  { title: (data as { title?: string } | undefined)?.title },
];
