import express, { type Router } from 'express';
import { resolveWorld } from '../http/world.ts';
import { UNEXPLAINED } from '../worlds/request-log.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { pageScript } from './page-script.ts';

/** Runs in the page: stores the visitor's number in a cookie, as gtag.js does. */
function runTag(): void {
  const script = document.currentScript as HTMLScriptElement;
  const { origin, searchParams } = new URL(script.src);
  const world = /(?:^|; )mock-world=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const page = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  // biome-ignore lint/suspicious/noDocumentCookie: as the script that it stands for
  document.cookie = '_ga=GA1.1.1; Path=/; Max-Age=63072000; SameSite=Lax';
  const send = ([command, name, parameters]: ArrayLike<unknown> & Iterable<unknown>) => {
    if (command !== 'event') return;
    const hit = new URLSearchParams({ tid: searchParams.get('id') ?? '', world, ...(parameters as object) });
    void fetch(`${origin}/googletagmanager.com/g/collect/${name}?${hit}`, {
      method: 'POST',
      mode: 'no-cors',
      keepalive: true,
    });
  };
  for (const event of page.dataLayer) send(event as unknown[]);
  page.dataLayer.push = (...events) => {
    for (const event of events) send(event as unknown[]);
    return 0;
  };
}

/** The world's request log lists hits by event name. */
export function tagService(worlds: Worlds): Router {
  const router = express.Router();
  router.get('/gtag/js', (_req, res) => void res.type('text/javascript').send(pageScript(runTag)));
  router.post('/g/collect/:event', async (req, res) => {
    if (typeof req.query.world === 'string' && req.query.world) req.headers['x-mock-world'] = req.query.world;
    const world = await resolveWorld(req, worlds);
    world.requests.add({
      ...UNEXPLAINED,
      id: world.countRequest(),
      requestId: '',
      time: world.now(),
      method: 'POST',
      path: req.baseUrl + req.path,
      operationId: null,
      merchant: null,
      status: 204,
      errorCode: null,
      stack: null,
      durationMs: 0,
    });
    res.status(204).end();
  });
  return router;
}
