import source from '~/features/system/service-worker.js?raw';

/** The worker that keeps the page for no connection. Browsers ask for it again by themselves. */
export const loader = () =>
  new Response(source, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } });
