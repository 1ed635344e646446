import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { root } from './process.mjs';

/** Vite lists its modules in the build's folder. */
export const BUNDLED_FILES = 'files.txt';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.resolve(root, folder, 'package.json'), 'utf8'));

/** The innermost package's; null for a file of the project. Bundlers add prefixes and queries. */
const packageFolder = (file: string): string | null =>
  /^(?:\0|[^/]*:)?(.*\bnode_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(file)?.[1] ?? null;

/** Files that are more than imports in the output. */
export const listInputs = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );

/** Lists the packages of bundled files, as CycloneDX 1.6. Equal builds have equal lists: there is no time in it. */
export function billOfMaterials(product: string, files: Iterable<string>) {
  const folders = new Set([...files].map(packageFolder).filter((folder) => folder !== null));
  const packages = new Map([...folders].map(readManifest).map((each) => [packageUrl(each), each]));
  const components = [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(describePackage);
  const { version } = readManifest('');
  const component = { type: 'application', 'bom-ref': product, name: product, version };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
}

const packageUrl = ({ name, version }: Manifest): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function describePackage([purl, { name, version, license }]: [string, Manifest]) {
  const licenses = license ? [{ expression: license }] : undefined;
  return { type: 'library', 'bom-ref': purl, name, version, licenses, purl };
}
