const BOUNDARY = 'boundary-of-tests';

/** Bytes become a file. */
export function multipart(fields: Record<string, string | number | Buffer>, fileName = 'proof.png') {
  const parts = Object.entries(fields).map(([name, value]) => {
    const file = !Buffer.isBuffer(value) ? '' : `; filename="${fileName}"\r\nContent-Type: image/png`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return Buffer.concat([
      Buffer.from(head),
      Buffer.isBuffer(value) ? value : Buffer.from(String(value)),
      Buffer.from('\r\n'),
    ]);
  });
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** One pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** One pixel without tables: JFIF header, frame, scan, end. */
export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2ffd9',
  'hex',
);
