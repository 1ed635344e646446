import { data } from '@remix-run/node';
import { z } from 'zod';
import type { Site } from '~/request/site.server.ts';

/** The contract's. */
export const OrderNo = z.string().regex(/^[A-Z0-9]{6,32}$/);

export const findOrderNo = ({ url }: Site): string | null =>
  OrderNo.safeParse(url.searchParams.get('order')).data ?? null;

/** Throws 400. */
export function requireOrderNo(site: Site): string {
  const orderNo = findOrderNo(site);
  if (!orderNo) throw data('The address names no order.', { status: 400 });
  return orderNo;
}
