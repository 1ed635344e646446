import { isIP } from 'node:net';
import { ApiError, invalid } from '../../http/api-error.ts';
import { type Exchange, known } from '../../http/exchange.ts';
import { type Language, languages } from '../../worlds/columns.ts';
import { findBrandState, isInMaintenance } from './brand-state.ts';

const LANGUAGES = new Set<string>(languages);

/** Refuses closed or restricted brands, and operations without their module. */
export function enterBrand(exchange: Exchange): void {
  const { req } = exchange;
  const operation = known(exchange.operation, 'operation');
  // Node.js joins repeated headers with a comma.
  const merchant = req.headers.merchant?.toString();
  if (merchant === undefined) throw invalid("The Merchant header is missing: send the brand's merchant code.");
  if (merchant.includes(',')) {
    throw invalid('There is more than one Merchant header: send exactly one merchant code.');
  }
  const brand = findBrandState(known(exchange.world, 'world'), merchant);
  if (!brand) {
    const given = merchant.slice(0, 60).replaceAll(/[^\w.-]/g, '?');
    throw new ApiError(400, 'function.not.available', `There is no brand "${given}": check the Merchant header.`);
  }
  exchange.brand = brand;
  const language = req.headers.language;
  exchange.language =
    typeof language === 'string' && LANGUAGES.has(language) ? (language as Language) : brand.defaultLanguage;
  exchange.ip = clientAddress(req);
  if (!operation.isAlwaysAvailable) requireOpen(exchange);
  if (operation.module && !brand.modules.has(operation.module)) {
    throw new ApiError(400, 'function.not.available', `This brand has switched ${operation.module} off.`);
  }
}

/** Maintenance takes precedence over the region (specification, section 4). */
function requireOpen(exchange: Exchange): void {
  const brand = known(exchange.brand, 'brand');
  if (isInMaintenance(brand, known(exchange.world, 'world').now())) {
    const endTime = brand.maintenanceEndTime;
    throw new ApiError(503, 'system.maintenance', 'The brand is under maintenance: try again after its end time.', {
      endTime,
    });
  }
  if (isRestricted(brand.restrictedAddresses, exchange.ip)) {
    throw new ApiError(403, 'region.restricted', 'The brand does not serve this address.', { ip: exchange.ip });
  }
}

/** A prefix ends in a dot or a colon. */
export function isRestricted(restricted: readonly string[], ip: string): boolean {
  return restricted.some((entry) => (/[.:]$/.test(entry) ? ip.startsWith(entry) : ip === entry));
}

function clientAddress(req: Exchange['req']): string {
  const forwarded = req.headers['x-forwarded-for'];
  const first = typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : undefined;
  const address = [first, req.socket.remoteAddress].map(withoutZone).find((each) => isIP(each) !== 0);
  return address ?? '0.0.0.0';
}

/** Also converts an IPv4-mapped address to IPv4. */
const withoutZone = (address = ''): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
