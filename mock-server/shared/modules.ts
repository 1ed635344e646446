import { ApiError } from '../http/api-error.ts';
import type { BrandState } from '../http/exchange.ts';

/** A promotion that leads to a page has the page's module in its rules: without it there is nothing to take. */
export const hasPage = ({ modules }: Pick<BrandState, 'modules'>, rules: object): boolean =>
  !('module' in rules) || modules.has(String(rules.module));

/** Throws 400, for operations whose body decides the module. */
export function requireModule(brand: BrandState, modId: string): void {
  if (!brand.modules.has(modId)) {
    throw new ApiError(400, 'function.not.available', `This brand has switched ${modId} off.`);
  }
}
