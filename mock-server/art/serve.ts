import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { MockConfig } from '../http/mock-config.ts';

interface Picture {
  type: string;
  identity: Buffer;
  etag: string;
  bodies: Map<Encoding, Buffer>;
}

type Drawn = Pick<Picture, 'type' | 'identity'> | null;

const SVG = 'image/svg+xml; charset=utf-8';
const PNG = 'image/png';
const KEPT_PICTURES = 3000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pictures = new Map<string, Picture>();

/** Pictures are functions of path and code: outside development they never expire. */
export const serveArt = (config: MockConfig) => (req: Request, res: Response) =>
  sendPicture(req, res, config.isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable');

async function sendPicture(req: Request, res: Response, cacheControl: string): Promise<void> {
  const picture = await draw(req.path);
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  if (!picture) {
    res
      .status(404)
      .type('text/plain')
      .send(`There is no picture ${req.path.slice(0, 200)}.\n`);
    return;
  }
  res.set({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    ETag: picture.etag,
    'Content-Type': picture.type,
    Vary: 'Accept-Encoding',
  });
  if (req.headers['if-none-match'] === picture.etag) {
    res.status(304).end();
    return;
  }
  const encoding = picture.type === PNG ? 'identity' : chooseEncoding(req.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.end(encoded(picture, encoding));
}

type Encoding = 'br' | 'gzip' | 'identity';

const chooseEncoding = (header: string): Encoding =>
  /\bbr\b/.test(header) ? 'br' : /\bgzip\b/.test(header) ? 'gzip' : 'identity';

function encoded(picture: Picture, encoding: Encoding): Buffer {
  const known = picture.bodies.get(encoding);
  if (known) return known;
  const { identity } = picture;
  const body =
    encoding === 'br' ? brotliCompressSync(identity, BROTLI) : encoding === 'gzip' ? gzipSync(identity) : identity;
  picture.bodies.set(encoding, body);
  return body;
}

async function drawAsSvg(path: string): Promise<Drawn> {
  const { drawAsset } = await import('./gallery.ts');
  const svg = drawAsset(path);
  return svg === null ? null : { type: SVG, identity: Buffer.from(svg) };
}

async function drawAsPng(path: string): Promise<Drawn> {
  const { drawPng } = await import('./png.ts');
  const identity = drawPng(path);
  return identity && { type: PNG, identity };
}

async function draw(path: string): Promise<Picture | null> {
  const known = pictures.get(path);
  if (known) return known;
  const drawn = await (path.endsWith('.png') ? drawAsPng(path) : drawAsSvg(path));
  if (drawn === null) return null;
  const { type, identity } = drawn;
  const picture = {
    type,
    identity,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    bodies: new Map(),
  };
  if (pictures.size >= KEPT_PICTURES) pictures.clear();
  pictures.set(path, picture);
  return picture;
}
