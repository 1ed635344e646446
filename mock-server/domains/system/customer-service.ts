import { createCipheriv } from 'node:crypto';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { requireBrand } from './repository.ts';

type Entry = Value<'getWhitelabel'>['customerService'][number];

/** `csType`. */
const LIVE_CHAT = 1;
const ENCRYPTED = 3;

/** The encrypted links contain the key, so it protects nothing. */
const LINK_KEY = 'q7Lw2Zx9';

type Asked = Pick<HandlerContext, 'world' | 'brand' | 'config'>;

export function listCustomerService(asked: Asked): Entry[] {
  const { customerService, serviceLink } = requireBrand(asked.world, asked.brand).contacts;
  return customerService.map((entry) => {
    const path = absoluteUrl(entry.path, asked);
    if (entry.csType !== LIVE_CHAT || serviceLink === 'plain') return { ...entry, path };
    return { ...entry, csType: ENCRYPTED, path: serviceLink === 'broken' ? `${LINK_KEY}${LINK_KEY}` : encrypt(path) };
  });
}

export function liveChatAddress(asked: Asked): string | null {
  const { customerService } = requireBrand(asked.world, asked.brand).contacts;
  const live = customerService.find(({ csType }) => csType === LIVE_CHAT);
  return live ? absoluteUrl(live.path, asked) : null;
}

/** This server's own chat (`third-party/support.ts`), which belongs to a world. */
function absoluteUrl(path: string, { world, config }: Asked): string {
  return path.startsWith('/') ? `${config.origins[0]}${path}?world=${world.name}` : path;
}

/** DES in ECB mode, in base64, then the 8-character key. OpenSSL's triple DES with three equal keys is DES. */
function encrypt(text: string): string {
  const cipher = createCipheriv('des-ede3-ecb', LINK_KEY.repeat(3), null);
  return `${cipher.update(text, 'utf8', 'base64')}${cipher.final('base64')}${LINK_KEY}`;
}
