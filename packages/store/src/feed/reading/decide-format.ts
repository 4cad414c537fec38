import { FeedError } from './feed-error.ts';

export type FeedFormat = 'ndjson' | 'csv';

/**
 * NDJSON if the first character is a brace or the name says so, otherwise CSV. Anything that is plainly
 * another format is refused as such, because a message about its header or each of its lines would not help.
 */
export function decideFormat(start: string, name: string): FeedFormat {
  const text = start.trimStart();
  if (text.startsWith('<')) throw new FeedError('format', `${name} is XML or HTML: ${wanted}.`);
  if (/^\[\s*[{\]]/.test(text))
    throw new FeedError('format', `${name} is a JSON array: ${wanted}. Take each object out of the array.`);
  if (isIndentedJson(text))
    throw new FeedError('format', `${name} is indented JSON: ${wanted}. Write each object on one line.`);
  if (text.startsWith('{')) return 'ndjson';
  if (isJson(text)) throw new FeedError('format', `${name} is JSON of another shape: ${wanted}.`);
  return /\.(ndjson|jsonl)(\.gz)?$/i.test(name) ? 'ndjson' : 'csv';
}

/** The first line of an indented object is a single brace, or ends after a comma. */
function isIndentedJson(text: string): boolean {
  const end = text.search(/[\r\n]/);
  if (end < 0 || !text.startsWith('{')) return false;
  const first = text.slice(0, end).trimEnd();
  const breaksOff = first === '{' || (first.endsWith(',') && !first.includes('}'));
  return breaksOff && text.slice(end).trimStart().startsWith('"');
}

/** `null`, `12` and `[1, 2]` are JSON, and would otherwise be read as a header. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const wanted = 'a feed is NDJSON (one JSON object per line) or CSV with a header';
