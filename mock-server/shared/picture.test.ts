import { describe, expect, it } from 'vitest';
import { JPEG, PNG } from '../../tests/support/multipart.ts';
import { readPicture, requirePicture } from './picture.ts';

const GPS = Buffer.from('Exif\0\0 GPSLatitude 14.5995');
const segment = (marker: number, bytes: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
const chunk = (type: string, bytes: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, Buffer.from(type), bytes, Buffer.alloc(4)]);
};
const inside = (file: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);
const zip = Buffer.from('504b0304 evil', 'latin1');

describe('a picture', () => {
  it.each([
    ['a JPEG with EXIF', inside(JPEG, 2, segment(0xe1, GPS)), JPEG],
    ['a JPEG with a comment', inside(JPEG, 20, segment(0xfe, GPS)), JPEG],
    ['a JPEG with another file behind it', Buffer.concat([JPEG, zip, Buffer.from('ffd9', 'hex')]), JPEG],
    ['a PNG with EXIF and texts', inside(PNG, 33, chunk('eXIf', GPS), chunk('tEXt', GPS)), PNG],
  ])('%s › is kept without it', (_, file, kept) => {
    expect(requirePicture(file).content.equals(kept)).toBe(true);
  });

  it('JPEGs of several scans, with stuffed zeros and restart markers, are kept whole', () => {
    const scan = JPEG.subarray(33, 43);
    const pixels = Buffer.from('3fff00ffd03f', 'hex');
    const file = Buffer.concat([JPEG.subarray(0, 43), pixels, scan, pixels, Buffer.from('ffd9', 'hex')]);
    expect(requirePicture(file).content.equals(file)).toBe(true);
  });

  it.each([
    ['a PNG behind a PNG', Buffer.concat([PNG, PNG])],
    ['a page that ends as a JPEG', Buffer.concat([Buffer.from('<html>'), JPEG])],
    ['a GIF', Buffer.from('GIF89a')],
  ])('%s › is none', (_, file) => {
    expect(readPicture(file)).toBeNull();
  });
});
