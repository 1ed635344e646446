import * as z from 'zod/mini';
import { ApiFailure } from '~/api/failure.ts';
import type { Site } from '~/request/site.server.ts';
import { readSliderId } from '~/session/cookies.server.ts';
import type { HumanProof, SliderScene, SliderView } from './verification.types.ts';

const Proof = z.object({
  lotNumber: z.string().check(z.minLength(16), z.maxLength(64)),
  captchaOutput: z.string().check(z.minLength(16), z.maxLength(2000)),
  passToken: z.string().check(z.minLength(16), z.maxLength(128)),
  genTime: z.string().check(z.regex(/^\d{10}$/)),
});

/**
 * Without scripts, from the position read off the scale. Null when missing or wrong, an empty proof when the scene
 * needs none.
 */
export async function readProof(
  site: Site,
  scene: SliderScene,
  form: FormData,
): Promise<HumanProof | Record<string, never> | null> {
  if (!site.brand.thirdParty.slider.scenes.includes(scene)) return {};
  const given = Proof.safeParse(Object.fromEntries(form));
  if (given.success) return given.data;
  const x = Number.parseFloat(String(form.get('sliderX') ?? ''));
  const sliderId = readSliderId(site.request.headers.get('Cookie'));
  return Number.isFinite(x) && sliderId ? solveSlider(site, sliderId, x) : null;
}

/** Returns null for a wrong position. */
export async function solveSlider({ api }: Site, sliderId: string, x: number): Promise<HumanProof | null> {
  try {
    return await api.call('checkSlider', { body: { sliderId, x: Math.min(1000, Math.max(0, x)) } });
  } catch (error) {
    if (error instanceof ApiFailure && error.errorCode === 'slider.invalid') return null;
    throw error;
  }
}

export async function readSlider({ api }: Site, scene: SliderScene): Promise<SliderView> {
  const { background, piece, ...rest } = await api.call('getSlider', { query: { scene } });
  const address = (png: string) => `data:image/png;base64,${png}`;
  return { ...rest, background: address(background), piece: address(piece) };
}

const SCALE_HEIGHT = 28;
const SCALE_STEP = 20;

/** Without scripts, visitors read the gap's position off the scale. */
export function sliderSvg({ background, piece, width, height, pieceSize, pieceY }: SliderView): string {
  const ticks = Array.from({ length: Math.floor(width / SCALE_STEP) + 1 }, (_, index) => {
    const x = index * SCALE_STEP;
    const isLong = index % 2 === 0;
    const number = isLong ? `<text x="${x}" y="${height + 22}">${x}</text>` : '';
    return `<path d="M${x} ${height}v${isLong ? 9 : 5}"/>${number}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 ${width + 16} ${height + SCALE_HEIGHT}" width="${width + 16}" height="${height + SCALE_HEIGHT}">
<rect x="-8" width="${width + 16}" height="${height + SCALE_HEIGHT}" fill="#fff"/>
<image href="${background}" width="${width}" height="${height}"/>
<image href="${piece}" y="${pieceY}" width="${pieceSize}" height="${pieceSize}"/>
<g stroke="#333" fill="none">${ticks.join('').replace(/<text/g, '<text stroke="none" fill="#222" font-family="sans-serif" font-size="11" text-anchor="middle"')}</g>
</svg>`;
}
