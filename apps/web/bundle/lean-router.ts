import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Files of the router that this site has its own, shorter ones for: each has the same exports and does what the whole
 * part would do for a site that does not use it. See docs/decisions/019-a-lean-router.md.
 */
export const ownParts: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': 'fog-of-war.ts',
  'lib/dom/ssr/errorBoundaries.js': 'error-boundaries.ts',
  'lib/router/instrumentation.js': 'instrumentation.ts',
};

const inRouter = /\/node_modules\/react-router\/dist\/production\/(.+)$/;

/** Leaves out of the browser's files what the router brings along and no page uses. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: inRouter },
      handler(id) {
        const own = ownParts[inRouter.exec(id)?.[1] ?? ''];
        return own
          ? `export * from ${JSON.stringify(join(import.meta.dirname, 'router-parts', own))};`
          : null;
      },
    },
    transform: {
      filter: { id: inRouter },
      handler: (code) => ({ code: letGo(code), map: null }),
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
