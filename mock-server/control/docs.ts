import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import ui from 'swagger-ui-dist/package.json' with { type: 'json' };

/** Files of Swagger UI that the pages load. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const;
const DOCUMENTS = { gaming: 'Gaming API', control: 'Mock control API' } as const;
type Name = keyof typeof DOCUMENTS;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BUILT = folder('docs/');
const isBuilt = existsSync(BUILT);
const UI_FOLDER = isBuilt ? BUILT : folder('../../node_modules/swagger-ui-dist/');
const DOCUMENT_FOLDER = isBuilt ? BUILT : folder('../../openapi/generated/');

/** Swagger UI sets styles of elements, and its stylesheet has pictures. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const START = `SwaggerUIBundle({
  url: document.querySelector('#contract').dataset.url,
  domNode: document.querySelector('#contract'),
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  deepLinking: true,
  validatorUrl: null,
});
`;

const page = (name: Name) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${DOCUMENTS[name]}</title>
<link rel="icon" href="/__mock/docs/favicon-32x32.png?v=${ui.version}">
<link rel="stylesheet" href="/__mock/docs/swagger-ui.css?v=${ui.version}">
<script defer src="/__mock/docs/swagger-ui-bundle.js?v=${ui.version}"></script>
<script defer src="/__mock/docs/start.js"></script>
<body>
<nav><a href="/__mock/docs/gaming">${DOCUMENTS.gaming}</a> <a href="/__mock/docs/control">${DOCUMENTS.control}</a></nav>
<div id="contract" data-url="/__mock/docs/${name}.json"></div>
</body>
</html>
`;

interface Document {
  paths: Record<string, Record<string, { parameters?: object[] }> & { parameters?: object[] }>;
}

export const readContract = async <As = Document>(name: Name): Promise<As> =>
  JSON.parse(await readFile(`${DOCUMENT_FOLDER}${name}.json`, 'utf8'));

/** Requests of the page go to this mock, whatever its address. */
async function readDocument(name: Name): Promise<object> {
  const document = await readContract(name);
  // Swagger UI leaves references among the parameters of a path unresolved in the control API's document.
  const paths = Object.entries(document.paths).map(([path, { parameters = [], ...operations }]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        { ...operation, parameters: [...parameters, ...(operation.parameters ?? [])] },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths), servers: [{ url: '/', description: 'This mock' }] };
}

/** Both contracts as pages. They load nothing from other hosts. */
export function contractPages(): Router {
  const router = express.Router();
  const files = express.static(UI_FOLDER, {
    index: false,
    setHeaders: (res) => res.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  router.use((_req, res, next) => {
    res.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  router.get('/', (_req, res) => res.redirect('/__mock/docs/gaming'));
  for (const name of Object.keys(DOCUMENTS) as Name[]) {
    router.get(`/${name}`, (_req, res) => void res.type('html').send(page(name)));
    router.get(`/${name}.json`, async (_req, res) => void res.json(await readDocument(name)));
  }
  router.get('/start.js', (_req, res) => void res.type('js').send(START));
  for (const file of FILES) router.get(`/${file}`, files);
  return router;
}
