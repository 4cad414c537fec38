import { join } from 'node:path';
import type { Plugin } from 'vite';
import { startAtError } from './start-at-error.ts';
import { withoutProse } from './without-prose.ts';

/**
 * Files of libraries that this site has its own, shorter ones for: each has the same exports and does what the whole
 * part would do for a site like this. See docs/decisions/019-less-script.md.
 */
export const ownParts: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': 'fog-of-war.ts',
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js': 'error-boundaries.ts',
  'react-router/dist/production/lib/router/instrumentation.js': 'instrumentation.ts',
};

const inLibrary = /\/node_modules\/(react-router\/dist\/.+)$/;

/** Leaves out of the browser's files what libraries bring along and no page uses. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: inLibrary },
      handler(id) {
        const own = ownParts[inLibrary.exec(id)?.[1] ?? ''];
        if (!own) return null;
        return `export * from ${JSON.stringify(join(import.meta.dirname, 'own-parts', own))};`;
      },
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler(code) {
        return { code: withoutProse(startAtError(letGo(code)), (text) => this.parse(text)), map: null };
      },
    },
  };
}

/**
 * Developer tools show the names; writing one counts as use, as does a call that may do something besides. Either kept
 * every component of the router in the page. Exported for the test.
 */
export function letGo(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
