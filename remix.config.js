/** `vite.config.ts` reads these options. */
/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.SITE_BUILD ?? 'build/site',
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/.*', '**/*.test.*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    // All routes are two kilobytes; discovery costs each page a request and a look at every link.
    v3_lazyRouteDiscovery: false,
  },
};
