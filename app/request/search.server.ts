import { z } from 'zod';
import { cleanLine } from '../../openapi/rules/cleaning.ts';
import type { Site } from './site.server.ts';

/** The contract's `PageNo`. */
const MOST_PAGES = 100_000;

/** Number of a page in an address: the first one for a missing or a bad one. */
export const pageNumber = z.coerce.number().int().min(1).max(MOST_PAGES).catch(1);

/** Text of a search box, cleaned as one line and cut to `longest` characters; undefined for an empty one. */
export const searchText = (longest: number) =>
  z
    .string()
    .transform((typed) => cleanLine(typed).slice(0, longest) || undefined)
    .optional();

/** Returns the parameters of the site's address by a schema whose fields have fallbacks. Of a repeated one the last counts. */
export const parseSearch = <Schema extends z.ZodType>({ url }: Pick<Site, 'url'>, schema: Schema): z.output<Schema> =>
  schema.parse(Object.fromEntries(url.searchParams));
