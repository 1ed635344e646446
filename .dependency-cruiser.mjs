/**
 * Read by `scripts/check-imports.ts` and by dependency-cruiser's command line. A layer of the site imports itself and
 * the layers that it lists. Layers without `app/api` never call the gaming API directly.
 */
const LAYERS = {
  routes: ['layout', 'features', 'parts', 'request', 'session', 'brand', 'i18n', 'ui', 'config', 'styles'],
  layout: ['features', 'parts', 'request', 'session', 'brand', 'api', 'i18n', 'ui', 'config', 'styles'],
  features: ['parts', 'request', 'session', 'brand', 'api', 'i18n', 'ui', 'config', 'styles'],
  parts: ['request', 'session', 'brand', 'api', 'i18n', 'ui', 'config'],
  request: ['session', 'brand', 'api', 'i18n', 'ui', 'config'],
  session: ['brand', 'api', 'i18n', 'ui', 'config'],
  brand: ['api', 'i18n', 'ui', 'config'],
  api: ['i18n', 'ui', 'config'],
  i18n: ['config'],
  ui: [],
  config: [],
  styles: [],
  server: ['request', 'session', 'brand', 'api', 'i18n', 'config'],
};
const READ_THE_CONTRACT = ['layout', 'features', 'parts', 'request', 'session', 'brand', 'api', 'server'];

const layerRules = Object.entries(LAYERS).map(([layer, lower]) => ({
  name: `app-${layer}`,
  comment: `app/${layer} imports ${lower.length > 0 ? lower.join(', ') : 'nothing of the app'}.`,
  severity: 'error',
  from: { path: `^app/${layer}/` },
  to: { path: '^app/', pathNot: [layer, ...lower].map((folder) => `^app/${folder}/`) },
}));

/** From above to below (mock-server/README.md); those of one line do not import each other. */
const MOCK_LAYERS = [
  ['scenarios/', 'mcp/', 'console/'],
  ['cashier/', 'control/', 'recorder/', 'third-party/', 'demo-games/(?!engine/)'],
  ['domains/'],
  ['accounts/'],
  ['art/'],
  ['catalogue/'],
  ['demo-games/engine/'],
  ['engine/'],
  ['shared/'],
  ['http/'],
  ['worlds/'],
];

const mockRules = MOCK_LAYERS.flat().map((folder) => {
  const lower = MOCK_LAYERS.slice(MOCK_LAYERS.findIndex((layer) => layer.includes(folder)) + 1).flat();
  return {
    name: `mock-${folder.split('(')[0]?.replaceAll('/', ' ').trim().replace(' ', '-')}`,
    comment: `mock-server/${folder} imports only folders below it: ${lower.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^mock-server/${folder}` },
    to: { path: '^mock-server/', pathNot: [folder, ...lower].map((each) => `^mock-server/${each}`) },
  };
});

/** From above to below; those of one line do not import each other. */
const DOMAIN_LAYERS = [
  ['agent'],
  ['lottery'],
  ['tournaments', 'wallet'],
  ['chat', 'games', 'missions', 'points', 'promotions', 'referral'],
  ['member'],
  ['session'],
  ['rewards', 'team', 'verification', 'vip'],
  ['help', 'money'],
  ['messages', 'system'],
];

const domainRules = DOMAIN_LAYERS.flat().map((domain) => {
  const lower = DOMAIN_LAYERS.slice(DOMAIN_LAYERS.findIndex((layer) => layer.includes(domain)) + 1).flat();
  return {
    name: `domain-${domain}`,
    comment: `mock-server/domains/${domain} imports only domains below it: ${lower.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: `^mock-server/domains/${domain}/` },
    to: {
      path: '^mock-server/domains/',
      pathNot: [domain, ...lower].map((each) => `^mock-server/domains/${each}/`),
    },
  };
});

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  ...layerRules,
  ...mockRules,
  ...domainRules,
  {
    name: 'domain-in-order',
    comment: 'Give the domain its place in DOMAIN_LAYERS of .dependency-cruiser.mjs.',
    severity: 'error',
    from: {
      path: '^mock-server/domains/',
      pathNot: DOMAIN_LAYERS.flat().map((domain) => `^mock-server/domains/${domain}/`),
    },
    to: {},
  },
  {
    name: 'app-reads-contract',
    comment: `Of the contract's generated code only these layers know: ${READ_THE_CONTRACT.join(', ')}.`,
    severity: 'error',
    from: { path: '^app/[^/]+/', pathNot: READ_THE_CONTRACT.map((layer) => `^app/${layer}/`) },
    to: { path: '^openapi/generated/' },
  },
  {
    name: 'app-alone',
    comment: 'The site meets the mock only in openapi/generated and openapi/rules.',
    severity: 'error',
    from: { path: '^app/' },
    to: { path: '^(mock-server|prisma|openapi|scripts|tests|build)/', pathNot: '^openapi/(generated|rules)/' },
  },
  {
    name: 'mock-alone',
    comment: 'The mock imports the contract, its checks and rules, and nothing of the site and the seed.',
    severity: 'error',
    from: { path: '^mock-server/' },
    to: { path: '^(app|openapi|scripts|tests|build|prisma/seed)/', pathNot: '^openapi/(generated|checks|rules)/' },
  },
  {
    name: 'console-by-api',
    comment: 'Console and bar are clients of the control API: all else that they import is drawing.',
    severity: 'error',
    from: { path: '^mock-server/console/(bar|client)/' },
    to: {
      path: '^(app|mock-package|mock-server|openapi|prisma|scripts|tests|build)/',
      pathNot: [
        '^mock-server/console/(bar|client|clock-now|world-colour)',
        '^mock-package/control-client\\.ts$',
        '^mock-server/demo-games/client/dom\\.ts$',
        '^openapi/(generated|rules)/',
      ],
    },
  },
  {
    name: 'contract-alone',
    comment: 'The checks and rules of the contract import nothing of the site and the mock.',
    severity: 'error',
    from: { path: '^openapi/' },
    to: { path: '^(app|mock-server|prisma|scripts|tests|build)/' },
  },
  {
    name: 'seed-with-mock',
    comment: 'The seed imports the mock and openapi/rules, and nothing else of the project.',
    severity: 'error',
    from: { path: '^prisma/' },
    to: { path: '^(app|openapi|scripts|tests|build)/', pathNot: '^openapi/rules/' },
  },
  {
    name: 'prisma-in-seeds',
    comment: 'Prisma is imported by prisma/; the mock imports its types in worlds/statements.ts.',
    severity: 'error',
    from: { pathNot: ['^mock-server/worlds/statements\\.ts$', '^prisma/'] },
    to: { path: ['^prisma/generated/', '(^|/)node_modules/(@prisma|prisma)/'] },
  },
  {
    name: 'one-sqlite-driver',
    comment: 'The SQLite driver is imported by prisma/sqlite/database.ts.',
    severity: 'error',
    from: { pathNot: '^prisma/sqlite/database\\.ts$' },
    to: { path: ['(^|/)node_modules/@photostructure/', '^node:sqlite$'] },
  },
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or share a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The imported file or package is missing.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  exclude: { path: '\\.test\\.tsx?$' },
  doNotFollow: { path: ['node_modules', '^(openapi|prisma)/generated/'] },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
  },
};

export default { forbidden, options };
