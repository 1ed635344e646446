import { games } from '../catalogue/games.ts';
import { drawBanner, drawBrandScene } from './banners.ts';
import { drawBrandLogo } from './brand-logos.ts';
import { brandHues, hsl } from './colors.ts';
import { drawCover } from './covers/cover.ts';
import { findPlan } from './covers/plan.ts';
import type { Brand } from './paths.ts';
import { drawPromotion } from './promotions.ts';
import { num, rect, Sheet, svgDocument } from './svg.ts';

const [SHARE_WIDTH, SHARE_HEIGHT] = [1200, 630];
/** At all brands. */
const SHOWN_VENDORS = new Set(['AURUM', 'MOONWELL', 'SALTMARSH', 'COPPERJAY', 'SUNDIAL', 'GLASSREEF', 'STARLOOM']);

/** A picture within another; as an image, since ids of gradients are those of one document. */
function inset(svg: string, x: number, y: number, width: number, height: number, clip = ''): string {
  const place = `x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`;
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<image ${place} preserveAspectRatio="xMidYMid slice" href="${source}"${clip && ` clip-path="${clip}"`}/>`;
}

/** Other sites show it with a link: the offer's picture, or a scene of the brand, and the brand's name. */
export function drawShare(brand: Brand, promotion?: string): string {
  const sheet = new Sheet();
  const dark = hsl(brandHues[brand][0], 62, 6);
  const shade = sheet.linear([`${dark}|0|0`, `${dark}|0|60`, `${dark}|0.9|84`, `${dark}|0.96|100`]);
  const picture = promotion === undefined ? drawBrandScene(brand) : drawPromotion(brand, promotion);
  const logo = inset(drawBrandLogo(brand, 'dark'), 48, 504, 350, 100);
  return svgDocument(
    '',
    SHARE_WIDTH,
    SHARE_HEIGHT,
    sheet,
    inset(picture, 0, 0, SHARE_WIDTH, SHARE_HEIGHT) + rect(0, 0, SHARE_WIDTH, SHARE_HEIGHT, shade) + logo,
  );
}

const GAP = 20;

interface Screen {
  width: number;
  height: number;
  header: number;
  banner: number;
  columns: number;
}

const SCREENS: Record<'narrow' | 'wide', Screen> = {
  narrow: { width: 720, height: 1280, header: 104, banner: 378, columns: 3 },
  wide: { width: 1280, height: 720, header: 72, banner: 427, columns: 6 },
};

/** Picture of the app for an installer: header, banner and covers, as home has them. */
export function drawScreen(brand: Brand, form: 'narrow' | 'wide'): string {
  const { width, height, header, banner, columns } = SCREENS[form];
  const [hue] = brandHues[brand];
  const sheet = new Sheet();
  const bar = header * 0.62;
  const logo = inset(drawBrandLogo(brand, 'dark'), GAP, (header - bar) / 2, bar * 3.5, bar);
  const art = form === 'wide' ? (drawBanner(brand, 'home', 1, 'open') ?? '') : drawBrandScene(brand);
  const cell = (width - GAP * (columns + 1)) / columns;
  const top = header + banner + GAP;
  const count = columns * Math.ceil((height - top) / (cell * (4 / 3) + GAP));
  const covers = listCovers(brand, count).map((cover, index) => {
    const x = GAP + (index % columns) * (cell + GAP);
    const y = top + Math.floor(index / columns) * (cell * (4 / 3) + GAP);
    const corner = sheet.clip(rect(x, y, cell, cell * (4 / 3), '#000', 14));
    return inset(cover, x, y, cell, cell * (4 / 3), corner);
  });
  const body =
    rect(0, 0, width, height, hsl(hue, 34, 9)) +
    inset(art, 0, header, width, banner) +
    rect(0, 0, width, header, hsl(hue, 62, 12)) +
    logo +
    covers.join('');
  return svgDocument('', width, height, sheet, body);
}

/** Slots in steps, so that neighbours are unlike; each brand begins elsewhere. */
function listCovers(brand: Brand, count: number): string[] {
  const shown = games.filter(({ gameType, vendor }) => gameType === 'RNG' && SHOWN_VENDORS.has(vendor));
  const step = Math.max(1, Math.floor(shown.length / count));
  return Array.from({ length: count }, (_, index) => {
    const game = shown[(index * step + (brandHues[brand][0] % step)) % shown.length];
    const plan = game && findPlan(game.gameType, game.classify, game.vendor, game.slug);
    return plan ? drawCover(plan) : '';
  });
}
