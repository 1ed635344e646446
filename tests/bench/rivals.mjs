/** Prism serves the contract's examples, the others files. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, freePort, must, QUIET_REDOCLY } from '../../scripts/lib/process.mjs';
import { launch, readVersion } from './lib.mjs';

/** In a category, for the paged list. */
const GAMES = 1000;

/** `pages` are `{ name, address, headers, body }`. Prism serves all of them, the others the first two. */
export async function startRivals({ tool, scratch, pages }) {
  const [list, single] = pages;
  const [prism, jsonServer, mockoon] = [await freePort(), await freePort(), await freePort()];
  const contract = path.join(scratch, 'contract.json');
  await must(bin('redocly'), ['bundle', 'gaming', '-o', contract], { env: QUIET_REDOCLY });
  setExamples(contract, pages);
  const database = writeJson(scratch, 'db.json', buildDatabase(list.body, single.body));
  const environment = writeJson(scratch, 'mockoon.json', buildEnvironment(mockoon, [list, single]));
  const program = (name) => tool(`node_modules/.bin/${name}`);
  const requestsTo = (port, asked) =>
    Object.fromEntries(
      asked.map(({ name, address, headers }) => [name, { url: `http://127.0.0.1:${port}${address}`, headers }]),
    );
  const start = (name, command) => launch(program(name), command.split(' '));
  return [
    {
      name: `Prism ${readVersion('@stoplight/prism-cli')}`,
      process: start('prism', `mock ${contract} -p ${prism} -h 127.0.0.1 -m false -v error`),
      requests: requestsTo(prism, pages),
    },
    {
      name: `json-server ${readVersion('json-server')}`,
      process: start('json-server', `--quiet -p ${jsonServer} -H 127.0.0.1 ${database}`),
      requests: requestsTo(jsonServer, [
        { ...list, address: '/games?_page=1&_limit=15' },
        { ...single, address: '/single' },
      ]),
    },
    {
      name: `Mockoon ${readVersion('@mockoon/cli')}`,
      process: start('mockoon-cli', `start -d ${environment} -p ${mockoon} -X --disable-log-to-file`),
      requests: requestsTo(mockoon, [list, single]),
    },
  ];
}

/** The contract's examples have lists of one row. */
function setExamples(file, pages) {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  for (const { address, body } of pages) {
    const { content } = document.paths[address.split('?')[0]].get.responses['200'];
    content['application/json'].example = body;
  }
  writeFileSync(file, JSON.stringify(document));
}

function writeJson(folder, name, content) {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function buildDatabase(list, single) {
  const page = list.value.games;
  const games = Array.from({ length: GAMES }, (_, index) => ({ ...page[index % page.length], id: index + 1 }));
  return { games, single };
}

/** Mockoon requires most settings. */
function buildEnvironment(port, pages) {
  const routes = pages.map(({ address, body }, index) => ({
    uuid: `route-${index}`,
    type: 'http',
    documentation: '',
    method: 'get',
    endpoint: address.split('?')[0].slice(1),
    responses: [buildResponse(`response-${index}`, body)],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  }));
  return {
    uuid: 'bench',
    lastMigration: 33,
    name: 'bench',
    endpointPrefix: '',
    latency: 0,
    port,
    hostname: '127.0.0.1',
    folders: [],
    routes,
    rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false, type: 'CERT', pfxPath: '', certPath: '', keyPath: '', caPath: '', passphrase: '' },
    cors: true,
    headers: [],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [],
    callbacks: [],
  };
}

const buildResponse = (uuid, body) => ({
  uuid,
  body: JSON.stringify(body),
  latency: 0,
  statusCode: 200,
  label: '',
  headers: [{ key: 'Content-Type', value: 'application/json' }],
  bodyType: 'INLINE',
  filePath: '',
  databucketID: '',
  sendFileAsBody: false,
  rules: [],
  rulesOperator: 'OR',
  disableTemplating: true,
  fallbackTo404: false,
  default: true,
  crudKey: 'id',
  callbacks: [],
});
