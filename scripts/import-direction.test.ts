import { expect, test } from 'vitest';
import { findWrongImports } from './import-direction.ts';

const wrong = (file: string, line: string) => findWrongImports(file, line);

test('the server may import every package', () => {
  expect(wrong('apps/web/server/main.ts', `import { x } from '@forecourt/store';`)).toEqual([]);
  expect(wrong('apps/web/server/main.ts', `import { x } from '@forecourt/services/open';`)).toEqual([]);
});

test('a page uses services, and neither opens them nor imports what they are built on', () => {
  expect(wrong('apps/web/app/root.tsx', `import { x } from '@forecourt/services';`)).toEqual([]);
  expect(wrong('apps/web/app/root.tsx', `import { x } from '@forecourt/services/open';`)).toHaveLength(1);
  expect(wrong('apps/web/app/root.tsx', `import { x } from '@forecourt/store';`)).toHaveLength(1);
});

test('pages and server meet in one file', () => {
  expect(wrong('apps/web/app/root.tsx', `import type { X } from '../server/http.ts';`)).toHaveLength(1);
  expect(wrong('apps/web/server/http.ts', `import { x } from '../app/routes.ts';`)).toHaveLength(1);
  expect(wrong('apps/web/server/pages.ts', `import { x } from '../app/shell/request-context.ts';`)).toEqual(
    [],
  );
});

test('the domain may import none of our packages', () => {
  expect(wrong('packages/domain/src/a.ts', `import { x } from '@forecourt/market';`)).toEqual([
    'packages/domain/src/a.ts: packages/domain may not import @forecourt/market',
  ]);
});

test('the domain may not import Node, React or a database', () => {
  for (const name of ['node:fs', 'react', 'drizzle-orm/pg-core']) {
    expect(wrong('packages/domain/src/a.ts', `import x from '${name}';`)).toHaveLength(1);
  }
});

test('a sibling package is not imported by its path', () => {
  expect(wrong('packages/store/src/a.ts', `import { x } from '../../domain/src/b.ts';`)).toHaveLength(1);
});

test('a package is only imported through its public list', () => {
  expect(wrong('apps/web/server/a.ts', `import { x } from '@forecourt/store/src/db.ts';`)).toHaveLength(1);
});

test('dynamic imports and type imports count too', () => {
  expect(wrong('packages/ui/src/a.ts', `const x = await import('@forecourt/store');`)).toHaveLength(1);
  expect(wrong('packages/ui/src/a.ts', `import type { X } from '@forecourt/store';`)).toHaveLength(1);
});

test('relative imports inside a part are allowed', () => {
  expect(wrong('packages/store/src/feed/a.ts', `import { x } from '../db.ts';`)).toEqual([]);
});
