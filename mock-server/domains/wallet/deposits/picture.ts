export interface Picture {
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

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

/** The first chunk has the size, the last ends the file. */
function readPng(bytes: Buffer): Picture | null {
  let hasPixels = false;
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') hasPixels = true;
    at += CHUNK_BYTES + bytes.readUInt32BE(at);
  }
  if (at !== bytes.length || !hasPixels) return null;
  return { contentType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
/** The other three markers of this range are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** The shortest frame header (one colour) and scan header. */
const FRAME_BYTES = 11;
const SCAN_BYTES = 8;

/** A frame before the first scan has the size. */
function readJpeg(bytes: Buffer): Picture | null {
  const end = bytes.length - JPEG.end.length;
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= end && bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === MARKER) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > end) return null;
    if (marker === START_OF_SCAN)
      return size && length >= SCAN_BYTES && next < end ? { contentType: 'image/jpeg', ...size } : null;
    if (isFrame(marker)) {
      if (length < FRAME_BYTES) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at = next;
  }
  return null;
}
