import { posix } from 'node:path';

/** Everything that the site is made of. */
const partsOfSite = [
  'domain',
  'site',
  'taxonomy',
  'search',
  'pricing',
  'store',
  'market',
  'drawings',
  'maps',
  'content',
  'ui',
  'services',
];

/** Which of our packages each part may import. A part not listed here may import none. */
const mayImport: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/site': ['domain'],
  'packages/search': ['domain', 'taxonomy'],
  'packages/taxonomy': ['domain'],
  'packages/store': ['domain', 'taxonomy'],
  'packages/drawings': ['domain', 'site', 'taxonomy'],
  // Content only in its tests: they follow the road trips of the articles.
  'packages/maps': ['domain', 'site', 'content'],
  'packages/market': ['domain', 'taxonomy', 'drawings'],
  'packages/content': ['domain', 'site'],
  'packages/ui': ['domain', 'site', 'test-browser'],
  'packages/test-browser': ['store'],
  'packages/pricing': ['domain'],
  'packages/services': ['domain', 'site', 'taxonomy', 'search', 'pricing', 'store', 'content'],
  'apps/web': partsOfSite,
  e2e: ['domain', 'site', 'market', 'drawings', 'store', 'test-browser'],
  bench: [...partsOfSite, 'web', 'test-browser'],
};

/** Rules know no I/O: these never appear in the domain, nor in the site package. */
const pure = ['packages/domain', 'packages/site'];
const isInputOrOutput = (specifier: string) =>
  specifier.startsWith('node:') || /^(react|react-dom|drizzle-orm|hono|zod)(\/|$)/.test(specifier);

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

/** The imports of a file, including types and `import()`. */
export function specifiersOf(source: string): string[] {
  return [...source.matchAll(importPattern)].map(([, specifier = '']) => specifier);
}

/** The file that hands a request to the router: only it knows both halves of the site. */
const bridge = 'apps/web/server/pages.ts';
/** Which of our packages pages may import. The server opens services; pages see their public list. */
const mayPagesImport = ['domain', 'site', 'services', 'ui', 'search', 'pricing', 'content', 'taxonomy'];

const halfOf = (path: string) => /^apps\/web\/(app|server)\//.exec(path)?.[1] ?? null;

/** Errors about an import between the site's pages and its server. */
function findBreach(file: string, specifier: string, isTest: boolean): string[] {
  const half = halfOf(file);
  if (half === null || isTest || file === bridge) return [];
  const ours = /^@forecourt\/([^/]+)(\/.*)?$/.exec(specifier);
  if (
    half === 'app' &&
    ours &&
    (specifier === '@forecourt/services/open' || !mayPagesImport.includes(ours[1] ?? ''))
  )
    return [`${file}: a page may not import ${specifier}`];
  const other = specifier.startsWith('.') ? halfOf(posix.join(posix.dirname(file), specifier)) : null;
  return other !== null && other !== half
    ? [`${file}: ${specifier} belongs to the other half of the site`]
    : [];
}

/** Errors about imports of one file in the wrong direction; `file` is relative to the repository. */
export function findWrongImports(file: string, source: string): string[] {
  const part = partOf(file);
  const allowed = mayImport[part] ?? [];
  const isTest = /\.test\.tsx?$|\/testing\//.test(file);
  return specifiersOf(source).flatMap((specifier) => {
    const breach = findBreach(file, specifier, isTest);
    if (breach.length > 0) return breach;
    const ours = /^@forecourt\/([^/]+)(\/.*)?$/.exec(specifier);
    if (ours) {
      const [, name = '', inside] = ours;
      if (!allowed.includes(name)) return [`${file}: ${part} may not import @forecourt/${name}`];
      if (inside?.includes('/src/'))
        return [`${file}: import @forecourt/${name} by its public list, not ${specifier}`];
      return [];
    }
    if (specifier.startsWith('.') && partOf(posix.join(posix.dirname(file), specifier)) !== part) {
      return [`${file}: ${specifier} reaches into another part by its path`];
    }
    if (pure.includes(part) && !isTest && isInputOrOutput(specifier)) {
      return [`${file}: ${part} is pure and may not import ${specifier}`];
    }
    return [];
  });
}

/** `packages/domain/src/x.ts` belongs to `packages/domain`, `e2e/buying/home.spec.ts` to `e2e`. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}
