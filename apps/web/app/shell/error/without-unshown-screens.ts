import type { EntryContext } from 'react-router';

/**
 * An error is shown in place of the screens below the one that shows it. The router would name their scripts in the
 * page all the same: an address that leads nowhere looks like a make's, and would load everything that results need.
 * `bundle/start-at-error.ts` does the same in the browser.
 */
export function withoutUnshownScreens(context: EntryContext): EntryContext {
  const { errors, matches } = context.staticHandlerContext;
  const last = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  if (last === -1) return context;
  return {
    ...context,
    staticHandlerContext: { ...context.staticHandlerContext, matches: matches.slice(0, last + 1) },
  };
}
