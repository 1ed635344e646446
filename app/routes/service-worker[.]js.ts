import source from '~/features/system/service-worker.js?raw';

/** Browsers update the worker by themselves. */
export const loader = () =>
  new Response(source, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
