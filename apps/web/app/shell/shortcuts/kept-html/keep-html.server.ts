import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { KeepHtml } from './use-kept-html.tsx';

/** About 10 MB: a card takes 3 kB with its key, and popular adverts are on many pages. */
const mostKept = 3_000;

const kept = new LRUCache<string, string>({ max: mostKept });

export const keepHtml: KeepHtml = (key, element) => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = renderToString(element);
  kept.set(key, html);
  return html;
};
