import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { root } from './process.mjs';

it('lists each package of bundled files once, by name', () => {
  const react = path.join(root, 'node_modules/react');
  const { components } = billOfMaterials('site', [
    'app/root.tsx',
    '\0commonjsHelpers.js',
    `\0${react}/index.js?commonjs-module`,
    `${react}/cjs/react.production.min.js`,
    '(disabled):node_modules/react/index.js',
    'node_modules/proxy-addr/node_modules/ipaddr.js/lib/ipaddr.js',
    'node_modules/@remix-run/node/dist/index.js',
  ]);
  const version = (name: string): string =>
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  expect(components.map(({ purl }) => purl)).toEqual([
    `pkg:npm/%40remix-run/node@${version('@remix-run/node')}`,
    `pkg:npm/ipaddr.js@${version('proxy-addr/node_modules/ipaddr.js')}`,
    `pkg:npm/react@${version('react')}`,
  ]);
  expect(components[0]).toMatchObject({ name: '@remix-run/node', licenses: [{ expression: 'MIT' }] });
});
