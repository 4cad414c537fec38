import type { PageHandler } from '@forecourt/services';
import { formatRoute } from '../http/serve-pages.ts';
import { renders } from '../tracing/request-channels.ts';
import type { Metrics } from './metrics.ts';

/** Measures every page that React renders, for a visitor or for the cache. */
export function watchRenders(
  pages: PageHandler,
  { renderSeconds }: Pick<Metrics, 'renderSeconds'>,
): PageHandler {
  return async (request, info) => {
    const traced = { route: 'unknown' };
    let isRendered = true;
    // Inherits the rest: copying it would read what is personal, and the page could no longer be shared.
    const watched = Object.create(info, {
      isMadeOf: {
        value: (data: string) => {
          isRendered = !info.isMadeOf(data);
          return !isRendered;
        },
      },
      setRoute: {
        value: (pattern: string) => {
          traced.route = formatRoute(pattern);
          info.setRoute(pattern);
        },
      },
    });
    const started = performance.now();
    try {
      return await renders.tracePromise(() => pages(request, watched), traced);
    } finally {
      if (isRendered) renderSeconds.observe({ route: traced.route }, (performance.now() - started) / 1000);
    }
  };
}
