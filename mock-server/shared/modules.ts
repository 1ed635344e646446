import { ApiError } from '../http/api-error.ts';
import type { BrandState } from '../http/exchange.ts';

/** Throws 400, for operations whose body decides the module. */
export function requireModule(brand: BrandState, modId: string): void {
  if (!brand.modules.has(modId)) {
    throw new ApiError(400, 'function.not.available', `This brand has switched ${modId} off.`);
  }
}
