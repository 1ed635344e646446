import type { World } from '../../worlds/world.ts';
import { insertCaptcha, takeCaptcha } from './repository.ts';

export const CAPTCHA_LIFE_MS = 5 * 60_000;
const DIGITS = 4;
const ID_LENGTH = 24;

/** The id is for the cookie; the image is a PNG in base64. */
export async function makeCaptcha(world: World): Promise<{ id: string; image: string }> {
  const captcha = {
    id: world.random.text(ID_LENGTH),
    digits: world.random.text(DIGITS, '0123456789'),
    createdAt: new Date(world.now()),
  };
  await insertCaptcha(world, captcha);
  const { captchaPng } = await import('../../art/captcha.ts');
  const png = await captchaPng(captcha.digits, world.random);
  return { id: captcha.id, image: png.toString('base64') };
}

/** Each captcha has one try. */
export async function solveCaptcha(world: World, id: string | undefined, digits: string | undefined): Promise<boolean> {
  if (!id || !digits) return false;
  const now = world.now();
  const captcha = await takeCaptcha(world, id, new Date(now));
  return captcha !== null && captcha.digits === digits && now - captcha.createdAt.getTime() <= CAPTCHA_LIFE_MS;
}
