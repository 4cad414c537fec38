import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Two files that every page loads. Left alone, the bundler makes a score of tiny ones of what pages share, and each
 * compresses by itself: a tenth more to load.
 */
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'shell',
    test: new RegExp(
      [
        'apps/web/app/(shell|tracking|scripts|browser-storage|page-head)/',
        'packages/ui/src/(link|button|button-link|icon|hydrated)/',
        'packages/domain/src/(address|brand|channel|cookies|layout|navigation|organisation|saved|slug|text|time)/',
      ].join('|'),
    ),
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    // One file for the whole site: a page waits for all of its styles before it is painted, and a score of small files
    // takes a telephone a second longer than one.
    cssCodeSplit: false,
    // Inlined pictures and fonts would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: {
      // Our own packages are TypeScript and CSS Modules, which only Vite can read together.
      resolve: { noExternal: [/^@forecourt\//] },
      build: { rolldownOptions: { input: './server/pages.ts' } },
    },
  },
});
