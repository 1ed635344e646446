import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';

/** Throws 404 for an unknown one. */
export function readLicence(site: Site, id: string | undefined) {
  const { brand, image, format } = site;
  const licence = brand.licences.find((each) => each.id === id);
  if (!licence) throw notFound(site);
  const { name, number, holder, scope, isLapsed, validUntil, registerUrl } = licence;
  return {
    name,
    /** A lapsed licence has none. */
    badge: isLapsed ? null : image(licence.image),
    lapsed: isLapsed ? site.t('system', 'licence.lapsed', { name: brand.merchantName }) : null,
    number,
    holder,
    scope,
    validUntil: format.date(validUntil),
    registerUrl,
    title: site.title(name),
    description: site.describe('licence', { name, number, holder }),
  };
}

export type LicenceView = ReturnType<typeof readLicence>;
