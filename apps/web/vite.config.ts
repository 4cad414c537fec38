import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Files that every page loads, and one of what many do. Left alone, the bundler makes a score of tiny ones of what pages
 * share, and each is another request and compresses by itself: a tenth more to load.
 */
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  {
    name: 'shell',
    test: new RegExp(
      [
        'apps/web/app/shell/',
        'apps/web/app/parts/lazy-component/',
        'apps/web/app/visitor/browser-storage/',
        'apps/web/app/head/(?!structured-data)',
        'packages/ui/src/(link|button|button-link|icon|hydrated)/',
        'packages/domain/src/(address|channel|slug|text)/',
        'packages/site/src/(brand|cookies|layout|navigation|organisation)/',
      ].join('|'),
    ),
    priority: 2,
  },
  {
    name: 'fields',
    test: /packages\/(ui\/src\/(field|select|text-input)|site\/src\/forms)\/|apps\/web\/app\/parts\/forms\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'pieces',
    // Cards of vehicles come with the screens that show some.
    test: /packages\/(?!ui\/src\/(message-banner|price-block|price-mark|remove-button|save-button|vehicle-card)\/)|apps\/web\/app\//,
    minShareCount: 7,
  },
];

/**
 * Layers override each other in the order of their first mention, and the bundler writes the styles of a page's pieces
 * before those that declare the order. So the declaration is put at the head of the file.
 */
function declareLayersFirst(): Plugin {
  const styles = readFileSync(new URL('../../packages/ui/src/styles.css', import.meta.url), 'utf8');
  const order = /^@layer [\w, ]+;/m.exec(styles)?.[0];
  if (!order) throw new Error('packages/ui/src/styles.css does not declare the order of the layers');
  return {
    name: 'declare-layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + file.source;
      }
    },
  };
}

/**
 * Of a part that the server alone writes the browser gets no script, and still the styles: the bundler would leave out
 * those that no script of the browser names.
 */
function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: /apps\/web\/app\/.+\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/**
 * `ResultCard-title`: says where a class comes from to whoever inspects the page, and compresses better than a hash. So
 * no two style sheets may have one name.
 */
function nameClass(local: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const known = sheetOfName.get(sheet) ?? file;
  if (known !== file) throw new Error(`Two style sheets are called ${sheet}: ${known} and ${file}`);
  sheetOfName.set(sheet, file);
  return `${sheet}-${local}`;
}
const sheetOfName = new Map<string, string>();

export default defineConfig({
  plugins: [reactRouter(), keepStyles(), declareLayersFirst()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: 'es2023',
    // The first that understand nested rules, which are a tenth smaller than those spelt out.
    cssTarget: ['chrome120', 'safari17.2', 'firefox117'],
    // One file for the whole site: a page waits for all of its styles before it is painted, and a score of small files
    // takes a telephone a second longer than one.
    cssCodeSplit: false,
    // Inlined pictures and fonts would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // The library of the live map, which loads only when a visitor asks for it, is the one large file.
    chunkSizeWarningLimit: 1200,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
    ssr: {
      // Our own packages are TypeScript and CSS Modules, which only Vite can read together.
      resolve: { noExternal: [/^@forecourt\//] },
      build: { rolldownOptions: { input: './server/pages.ts' } },
    },
  },
});
