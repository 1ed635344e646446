/** Parsing many small parts takes long. */
export const MOST_PARTS = 5;

const PARAMETER = /\s*;\s*([\w-]+)=(?:"([\w'+.-]*)"|([\w'+.-]*))\s*/y;
const BOUNDARY = /^[\w'+.-]{1,70}$/;

/**
 * Returns the only boundary of a Content-Type `multipart/form-data`; null where parsers could disagree on it. Give them
 * the type of `multipartType` in its place.
 */
export function readBoundary(contentType: string): string | null {
  const [type = ''] = /^[^;]*/.exec(contentType) ?? [];
  const boundaries: string[] = [];
  PARAMETER.lastIndex = type.length;
  while (PARAMETER.lastIndex < contentType.length) {
    const [, name, quoted, plain] = PARAMETER.exec(contentType) ?? [];
    if (name === undefined) return null;
    if (name.toLowerCase() === 'boundary') boundaries.push(quoted ?? plain ?? '');
  }
  const [boundary = '', ...others] = boundaries;
  return others.length === 0 && BOUNDARY.test(boundary) ? boundary : null;
}

export const multipartType = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;

/** A delimiter stands before each part, and one at the end. */
export function hasManyParts(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let found = 0;
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    if (found > MOST_PARTS + 1) return true;
  }
  return false;
}
