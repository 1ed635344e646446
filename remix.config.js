/** Remix's own options: `vite.config.ts` hands them to the Remix plug-in. */
/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  buildDirectory: 'build/site',
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/.*', '**/*.test.*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: true,
    // The list of all routes is two kilobytes: to ask for it piece by piece took each page a request and a look at every link.
    v3_lazyRouteDiscovery: false,
  },
};
