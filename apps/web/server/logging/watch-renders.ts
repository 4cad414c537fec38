import type { PageHandler } from '@forecourt/services';
import { formatRoute } from '../http/serve-pages.ts';
import type { Metrics } from './metrics.ts';

/** Measures every page that React renders, for a visitor or for the cache. */
export function watchRenders(
  pages: PageHandler,
  { renderSeconds }: Pick<Metrics, 'renderSeconds'>,
): PageHandler {
  return async (request, info) => {
    let route = 'unknown';
    // Inherits the rest: copying it would read what is personal, and the page could no longer be shared.
    const watched = Object.create(info, {
      setRoute: {
        value: (pattern: string) => {
          route = formatRoute(pattern);
          info.setRoute(pattern);
        },
      },
    });
    const started = performance.now();
    try {
      return await pages(request, watched);
    } finally {
      renderSeconds.observe({ route }, (performance.now() - started) / 1000);
    }
  };
}
