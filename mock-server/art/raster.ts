import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';

type Renderer = Pick<typeof import('@resvg/resvg-js'), 'Resvg'>;

const requirePackage = createRequire(import.meta.url);
/** Stands beside the bundle. */
const BUNDLED_WASM = new URL('./resvg.wasm', import.meta.url);

const { Resvg } = await loadRenderer();

/** The native one where it is installed; the other takes four times as long. */
async function loadRenderer(): Promise<Renderer> {
  try {
    return requirePackage('@resvg/resvg-js') as Renderer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    const { initWasm, ...renderer } = await import('@resvg/resvg-wasm');
    await initWasm(
      readFileSync(existsSync(BUNDLED_WASM) ? BUNDLED_WASM : requirePackage.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    );
    return renderer as unknown as Renderer;
  }
}

/** At `width`, or as large as the SVG says. Pixels are RGBA. */
export function render(svg: string, width?: number) {
  const fitTo = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  const image = new Resvg(svg, { ...fitTo, font: { loadSystemFonts: false } }).render();
  return { width: image.width, height: image.height, pixels: image.pixels, asPng: () => Buffer.from(image.asPng()) };
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Step between the levels of a channel, of 256: nobody sees the difference, and a picture has a third of the bytes. */
const LEVEL = 4;
/** Bytes of a pixel. */
const [RGBA, RGB] = [4, 3];
/** Each byte less the one of the pixel at its left (PNG, section 9). */
const SUB = 1;

/** Without alpha, and smaller than the renderer's. `pixels` are RGBA. */
export function encodeOpaque(pixels: Uint8Array, width: number, height: number): Buffer {
  const row = width * RGB + 1;
  const lines = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    lines[y * row] = SUB;
    const left = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < RGB; channel += 1) {
        const value = Math.min(255, Math.round((pixels[(y * width + x) * RGBA + channel] ?? 0) / LEVEL) * LEVEL);
        lines[y * row + 1 + x * RGB + channel] = value - (left[channel] ?? 0);
        left[channel] = value;
      }
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
