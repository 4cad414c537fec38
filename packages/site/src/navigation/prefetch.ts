/**
 * How long prefetched data may be shown without another request: in the browser's cache by its header, and in
 * the page's memory. Long enough for a pointer that rests on a link, short enough that no price is out of date.
 */
export const prefetchFreshSeconds = 20;
