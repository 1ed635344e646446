import type { Json } from './contract.ts';

export const MULTIPART = 'multipart/form-data';
export const MULTIPART_TYPE = `${MULTIPART}; boundary=fuzz`;

/** One character per byte. The field `file` is a file. */
export function encodeMultipart(fields: Record<string, Json>): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const file = name === 'file' ? '; filename="x.png"\r\nContent-Type: image/png' : '';
    return `--fuzz\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${parts.join('')}--fuzz--\r\n`;
}

const PART = /^\r\nContent-Disposition: form-data; name="([^"]*)"[^\n]*(?:\r\nContent-Type: [^\n]*)?\r\n\r\n(.*)\r\n$/s;

/** @throws for a malformed body */
export function fieldsOfMultipart(text: string, contentType: string): Record<string, string> {
  const boundary = `--${/boundary=(\w+)/.exec(contentType)?.[1]}`;
  const [before, ...parts] = text.split(boundary);
  if (before !== '' || parts.pop() !== '--\r\n') throw new Error('No multipart body');
  return Object.fromEntries(
    parts.map((part) => {
      const [, name, value] = PART.exec(part) ?? [];
      if (name === undefined || value === undefined) throw new Error('No part');
      return [name, part.includes('filename="') ? value : Buffer.from(value, 'latin1').toString()];
    }),
  );
}
