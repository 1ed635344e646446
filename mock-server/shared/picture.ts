import { ApiError } from '../http/api-error.ts';

export interface Picture {
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Without metadata: neither places nor texts nor anything behind the picture. */
  content: Buffer;
}

const MOST_BYTES = 5 * 1024 * 1024;
/** In a row and in a column, and in all. */
const MOST_SIDE = 8000;
const MOST_PIXELS = 40_000_000;

/** The content decides, not the name. Throws 422 for other files and large pictures. */
export function requirePicture(bytes: Buffer): Picture {
  if (bytes.length > MOST_BYTES) throw tooLarge('The picture may be at most 5 MB.');
  const picture = readPicture(bytes);
  if (!picture || picture.width === 0 || picture.height === 0)
    throw new ApiError(
      422,
      'file.type',
      'The file is not a complete PNG or JPEG: choose a picture of one of these types.',
    );
  const { width, height } = picture;
  if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS)
    throw tooLarge('The picture may have at most 8,000 pixels a side and 40 megapixels.');
  return picture;
}

const tooLarge = (message: string) => new ApiError(422, 'file.too.large', message);

const PNG = {
  begin: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  end: Buffer.from('49454e44ae426082', 'hex'),
};
const JPEG = { begin: Buffer.from('ffd8ff', 'hex'), end: Buffer.from('ffd9', 'hex') };

/** PNG or JPEG; null for any other or a truncated file. */
export function readPicture(bytes: Buffer): Picture | null {
  const is = ({ begin, end }: typeof PNG) =>
    bytes.subarray(0, begin.length).equals(begin) && bytes.subarray(-end.length).equals(end);
  if (is(PNG)) return readPng(bytes);
  return is(JPEG) ? readJpeg(bytes) : null;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12;
/** Chunks that a browser needs to show the picture. */
const SHOWN_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'IDAT', 'IEND']);

/** The first chunk has the size, the last ends the file. */
function readPng(bytes: Buffer): Picture | null {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let hasPixels = false;
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + CHUNK_BYTES + bytes.readUInt32BE(at);
    if (type === 'IDAT') hasPixels = true;
    if (SHOWN_CHUNKS.has(type)) kept.push(bytes.subarray(at, next));
    at = next;
    if (type === 'IEND') break;
  }
  if (at !== bytes.length || !hasPixels) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { contentType: 'image/png', width, height, content: Buffer.concat(kept) };
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** The other three markers of this range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Applications and comments; of these JFIF (0) and Adobe (14) say how to read the colours. */
const isMetadata = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xe0 && marker !== 0xee);
/** The shortest frame header (one colour) and scan header. */
const FRAME_BYTES = 11;
const SCAN_BYTES = 8;

/** A frame before the first scan has the size. What follows the first end is cut off. */
function readJpeg(bytes: Buffer): Picture | null {
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(JPEG.end);
      return size && hasPixels ? { contentType: 'image/jpeg', ...size, content: Buffer.concat(kept) } : null;
    }
    if (at + 4 > bytes.length) return null;
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    if (isFrame(marker)) {
      if (length < FRAME_BYTES) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    if (marker === START_OF_SCAN && (!size || length < SCAN_BYTES)) return null;
    const end = marker === START_OF_SCAN ? endOfScan(bytes, next) : next;
    if (marker === START_OF_SCAN && end > next) hasPixels = true;
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Stuffed zeros and restart markers belong to the pixels. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
