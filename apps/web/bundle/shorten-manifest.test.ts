import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortManifest } from './shorten-manifest.ts';

const flags = { hasAction: false, hasLoader: true };
const page = { parentId: 'root', ...flags, module: '/page.js', imports: ['/a.js', '/b.js'], css: [] };
const manifest = {
  entry: { module: '/entry.js', imports: ['/a.js'], css: [] },
  routes: {
    root: { id: 'root', path: '', ...flags, module: '/root.js', imports: ['/a.js'], css: ['/s.css'] },
    home: { ...page, id: 'home', index: true },
    'page.tsx:vrt': { ...page, id: 'page.tsx:vrt', path: 'vrt' },
    'page.tsx:car-tax': { ...page, id: 'page.tsx:car-tax', path: 'car-tax' },
    '*': { ...page, id: '*', path: '*', imports: [] },
  },
  url: '/manifest-1.js',
  version: '1',
};
const written = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test('the short script makes the manifest that the router wrote', () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(shortManifest(written), { window });
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual(manifest);
});

test('what many routes share is written once', () => {
  expect(written.match(/b\.js/g)).toHaveLength(3);
  expect(shortManifest(written).match(/b\.js/g)).toHaveLength(1);
});

test('a manifest written in another way ends the build', () => {
  expect(() => shortManifest('export default {}')).toThrow('in another way');
});
