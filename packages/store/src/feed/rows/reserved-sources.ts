import { FeedError } from '../reading/feed-error.ts';

/** `market` owns the adverts of the made-up market: a feed of that name would take them over and end them. */
export const reservedSources: readonly string[] = ['market'];

/** The source name if a feed may have it, or one sentence that asks for another name. */
export function requireFeedSource(source: string): string {
  if (reservedSources.includes(source.toLowerCase()))
    throw new FeedError(
      'source',
      `The source ${source} belongs to the made-up market: set another name with --source.`,
    );
  if (!isSourceName(source))
    throw new FeedError('source', 'The file name cannot be used as the source: set one with --source.');
  return source;
}

export function isSourceName(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u.test(text);
}
