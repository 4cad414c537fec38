import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Chunks that every page loads, and one that many load. Without these groups the bundler splits shared code
 * into about twenty tiny files: more requests, and a tenth more bytes, because each is compressed alone.
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
    test: /packages\/(ui\/src\/(checkbox|field|select|text-input)|site\/src\/forms)\/|apps\/web\/app\/parts\/forms\//,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'pieces',
    // Vehicle cards load with the screens that show them, and so does what only pages of one person have.
    test: /packages\/(?!ui\/src\/(compare-tick|message-banner|price-block|price-mark|remove-button|save-button|text-area|vehicle-card)\/)|apps\/web\/app\/(?!screens\/|visitor\/compared\/|parts\/(account|signed-link)\/)/,
    minShareCount: 9,
  },
  // What results share with a few other screens: small files of their own compress badly.
  {
    name: 'search',
    test: /packages\/(ui\/src\/(combobox|search-input)|domain\/src\/search\/address)\//,
    minShareCount: 2,
  },
  {
    name: 'summary',
    test: /packages\/ui\/src\/(tag\/|base\/use-window)|apps\/web\/app\/(parts\/sort-chooser\/|screens\/buying\/results\/search-summary\/|visitor\/seen\/(seen-stores|last-search))/,
    minShareCount: 2,
  },
  {
    name: 'compared',
    test: /packages\/ui\/src\/compare-tick\/|apps\/web\/app\/visitor\/compared\//,
    minShareCount: 2,
  },
  // What every way to contact a seller or a dealer needs.
  {
    name: 'contact',
    test: /packages\/(domain\/src\/phone|ui\/src\/dealer-panel)\/|apps\/web\/app\/(visitor\/tracking\/(build-contact|use-track-contact|use-tracking-answer)|parts\/(dealer\/use-panel|enquiry\/(NumberReveal|fetch-number)|logo-failures\/))/,
    minShareCount: 2,
  },
  // What pages of one person share: forms behind links from mails, alerts, adverts of their own.
  {
    name: 'own',
    test: /apps\/web\/app\/(parts\/signed-link|screens\/(account|alerts))\//,
    minShareCount: 2,
  },
  {
    name: 'selling',
    test: /apps\/web\/app\/screens\/selling\/|packages\/domain\/src\/selling\//,
    minShareCount: 2,
  },
  { name: 'prices', test: /packages\/ui\/src\/price-(block|mark)\//, minShareCount: 2 },
];

/**
 * Cascade layers override each other in the order in which they are first mentioned. The bundler writes the
 * styles of components before the declaration of the order, so this moves the declaration to the top.
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
 * A component that only the server renders has no script in the browser, but needs its styles: the bundler
 * would drop those that no browser script imports.
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
 * `RC-title` is the title of `ResultCard`, and `RC-4` where visitors read it: a page of results has 1,300 class names.
 * Initials and numbers are given out in the order of all style sheets and of their classes, because the build for the
 * server and the one for the browser must agree.
 */
function nameClass(local: string, file: string): string {
  const sheet = basename(file, '.module.css');
  const initials = initialsOfSheet.get(sheet);
  if (!initials) throw new Error(`The style sheet ${file} is not in ${sheetFolders.join(' or ')}`);
  const number = process.env.NODE_ENV === 'production' ? classesOf(file).indexOf(local) : -1;
  // An animation keeps its name too.
  return `${initials}-${number === -1 ? local : number.toString(36)}`;
}

const classesOfFile = new Map<string, string[]>();

/** Every name after a dot, in the order of their first use. Some are no classes (`.5rem`), which does no harm. */
function classesOf(file: string): string[] {
  const known = classesOfFile.get(file);
  if (known) return known;
  const names = readFileSync(file, 'utf8').matchAll(/\.([\w-]+)/g);
  const classes = [...new Set(Array.from(names, ([, name]) => name ?? ''))];
  classesOfFile.set(file, classes);
  return classes;
}

const sheetFolders = ['../../packages/ui/src', 'app'];
const initialsOfSheet = giveInitials();

function giveInitials(): Map<string, string> {
  const files = sheetFolders.flatMap((folder) =>
    globSync('**/*.module.css', { cwd: join(import.meta.dirname, folder) }),
  );
  const sheets = files.map((file) => basename(file, '.module.css')).sort();
  const given = new Map<string, string>();
  const times = new Map<string, number>();
  for (const sheet of sheets) {
    if (given.has(sheet)) throw new Error(`Two style sheets are called ${sheet}`);
    const initials = (sheet.match(/^.|[A-Z]/g) ?? []).join('');
    const time = (times.get(initials) ?? 0) + 1;
    times.set(initials, time);
    given.set(sheet, time === 1 ? initials : initials + time);
  }
  return given;
}

export default defineConfig({
  plugins: [reactRouter(), keepStyles(), declareLayersFirst()],
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: 'es2023',
    // The first versions with CSS nesting, which makes the file a tenth smaller.
    cssTarget: ['chrome120', 'safari17.2', 'firefox117'],
    // One file for the whole site: a page is painted when all its styles are loaded, and twenty small files take
    // a second longer on a phone.
    cssCodeSplit: false,
    // Inlined pictures and fonts would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // The map library, which loads only on request, is the one large file.
    chunkSizeWarningLimit: 1200,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            // Every page loads the names of all files: seven characters tell them apart as well as eight.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
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
