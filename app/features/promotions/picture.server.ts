import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import { privatePicture } from '~/request/private-picture.server.ts';
import type { Site } from '~/request/site.server.ts';

/** Throws 404. */
export async function readApplicationPicture(site: Site, id: string, position: string): Promise<Response> {
  requireRealAccount(site);
  if (!/^[1-9]\d{0,8}$/.test(id) || !/^[1-3]$/.test(position)) throw notFound(site);
  const query = { promotionId: Number(id), position: Number(position) };
  return privatePicture(await orNotFound(site, site.api.call('getApplicationPicture', { query })), 'picture');
}
