import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildBom } from './build-bom.ts';
import { idOf, readLockedPackages, repository } from './locked-packages.ts';

const read = (file: string) => readFileSync(join(repository, file), 'utf8');
const locked = readLockedPackages();

/** What may be delivered with a site under MIT. The LGPL is that of libvips, which is a library of its own beside ours. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0'],
  ...['OFL-1.1', 'PSF-2.0', 'Unlicense', 'LGPL-3.0-or-later', 'BlueOak-1.0.0'],
]);

test('the bill of materials is that of the lock file: `npm run notices` writes it', () => {
  expect(read('docs/sbom.cdx.json')).toBe(buildBom(locked));
});

test('the notices name every package with its licence: `npm run notices` writes them', () => {
  const text = read('THIRD-PARTY-NOTICES.md');
  const [lists = ''] = text.split('## Texts of the licences');
  const named: string[] = [];
  let licence = '';
  for (const line of lists.split('\n')) {
    licence = /^## (.+)/.exec(line)?.[1] ?? licence;
    const id = /^- (@?[^@]+@[^:]+?)(?::|$)/.exec(line)?.[1];
    if (id) named.push(`${id} ${licence}`);
  }
  expect(named.sort()).toEqual(locked.packages.map((each) => `${idOf(each)} ${each.licence}`).sort());
});

test('every package is complete: its licence is known and allowed, and its content has a hash', () => {
  const doubtful = locked.packages.filter(
    ({ licence, sha512 }) =>
      sha512.length !== 88 || !licence.split(/ AND | OR |[()]/).every((id) => id === '' || allowed.has(id)),
  );
  expect(doubtful).toEqual([]);
});

test('no bill and no notice names a registry', () => {
  expect(read('docs/sbom.cdx.json')).not.toMatch(/https?:/);
});

test('whatever a package needs is in the bill', () => {
  const ids = new Set(locked.packages.map(idOf));
  const missing = [...locked.direct, ...locked.packages.flatMap(({ needs }) => needs)].filter(
    (id) => !ids.has(id),
  );
  expect(missing).toEqual([]);
});
