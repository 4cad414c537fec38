import type { Library, ReadableLibrary } from '@forecourt/content';
import { dublinDay } from '@forecourt/domain';

/** All content, as of today: pages by their path, articles by kind and slug. */
export type ContentService = ReadableLibrary;

/** The library for today's date in Ireland: an article appears at midnight of its day, without a restart. */
export function createContentService(library: Library, now: () => Date = () => new Date()): ContentService {
  const today = () => library.on(isoDay(now()));
  return {
    page: (path) => today().page(path),
    article: (kind, slug) => today().article(kind, slug),
    list: (kind, filter) => today().list(kind, filter),
    subjects: (kind) => today().subjects(kind),
    latest: (limit, kinds) => today().latest(limit, kinds),
    about: (make, model) => today().about(make, model),
    related: (item, limit) => today().related(item, limit),
    search: (text, limit) => today().search(text, limit),
    everything: () => today().everything(),
  };
}

function isoDay(moment: Date): string {
  const { year, month, day } = dublinDay(moment);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
