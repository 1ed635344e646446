import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';

interface Titled {
  title?: string;
}

/** Title of the page's loader or failure, else the brand's. A page's list replaces its parents'. */
export const pageMeta: MetaFunction = ({ data, error, matches }) => {
  const ofDocument = matches[0]?.meta ?? [];
  const title = error ? titleOfFailure(error, matches[0]?.data) : (data as Titled | undefined)?.title;
  if (!title) return ofDocument;
  // A failed page has no canonical URL and no preview.
  const others = ofDocument.filter((each) => each && !('title' in each) && !(error && isPreview(each)));
  return [...others.map((each) => (isShareTitle(each) ? { ...each, content: title } : each)), { title }];
};

type Descriptor = NonNullable<ReturnType<MetaFunction>>[number];

const isShareTitle = (each: Descriptor) => each !== undefined && 'property' in each && each.property === 'og:title';
const isPreview = (each: Descriptor) =>
  each !== undefined && ('property' in each || 'tagName' in each || ('name' in each && each.name === 'twitter:card'));

interface Preview {
  /** The brand's main domain, without the query. */
  address: string | null;
  brandName: string | null;
  title: string;
  description: string;
  shareImage: string | null;
  tag: string;
}

/** Includes Open Graph tags. */
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
