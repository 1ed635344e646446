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
  if (!title) return ofDocument;
  // A page that failed has no address of its own, and nothing to show elsewhere.
  const others = ofDocument.filter((each) => each && !('title' in each) && !(error && isPreview(each)));
  return [...others.map((each) => (isShareTitle(each) ? { ...each, content: title } : each)), { title }];
};

type Descriptor = NonNullable<ReturnType<MetaFunction>>[number];

const isShareTitle = (each: Descriptor) => each !== undefined && 'property' in each && each.property === 'og:title';
const isPreview = (each: Descriptor) =>
  each !== undefined && ('property' in each || 'tagName' in each || ('name' in each && each.name === 'twitter:card'));

interface Preview {
  /** The page's address at the brand's main domain, without its search. */
  address: string | null;
  brandName: string | null;
  title: string;
  description: string;
  shareImage: string | null;
  tag: string;
}

/** The page's canonical address, and what other sites show with a link to it (Open Graph). */
export function linkPreview({ address, brandName, title, description, shareImage, tag }: Preview): Descriptor[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': shareImage,
    'og:locale': tag.replace('-', '_'),
  };
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
  ];
}

function titleOfFailure(error: unknown, root: unknown): string | undefined {
  const { brandName } = (root ?? {}) as { brandName?: string | null };
  const { title } = isRouteErrorResponse(error) ? ((error.data ?? {}) as Titled) : {};
  return title && brandName ? `${title} · ${brandName}` : title;
}
