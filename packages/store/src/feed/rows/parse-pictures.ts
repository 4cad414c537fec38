import { quote } from '@forecourt/domain';
import { isWebAddress, type RowReader } from '../reading/row-reader.ts';

/**
 * Where a row's picture is: on the web, or in a file beside the feed that the import will copy; or why there
 * is none.
 */
export type FeedPicture =
  | { kind: 'address'; url: string }
  | { kind: 'file'; name: string }
  | { kind: 'bad'; reason: string };

/** `others` are the cells of columns that hold one picture each. */
export function parsePictures(reader: RowReader, others: readonly unknown[] = []): FeedPicture[] {
  const cell = reader.raw('pictures');
  if (cell === undefined && others.length === 0) return [];
  const listed = Array.isArray(cell) || typeof cell === 'object' ? cell : splitPictures(cell);
  const all = Array.isArray(listed) ? [...listed, ...others.flatMap(splitPictures)] : listed;
  return reader.names('pictures', all).map(parsePicture);
}

/** Sixty addresses of full length, with room to spare. */
const longestCell = 60_000;
const betweenAddresses = /[\s,;"'[\]]/;

/**
 * One cell with several pictures. A comma or a semicolon may be part of an address, so these and spaces
 * separate only if another address follows; a bar and a line break always do.
 */
function splitPictures(cell: unknown): unknown[] {
  if (typeof cell !== 'string') return cell === undefined || cell === null ? [] : [cell];
  const text = cell.length > longestCell ? cell.slice(0, longestCell) : cell;
  const lines = /[\r\n]/.test(text) ? text.split(/[\r\n]+/) : [text];
  const pictures: string[] = [];
  for (const line of lines) for (const part of line.split('|')) addAddresses(pictures, part);
  return pictures;
}

function addAddresses(pictures: string[], text: string): void {
  let start = 0;
  // Another address may begin only after the first one has.
  for (let at = text.indexOf('http', 9); at >= 0; at = text.indexOf('http', at + 4)) {
    if (!betweenAddresses.test(text[at - 1] ?? '') || !/^https?:\/\//i.test(text.slice(at, at + 8))) continue;
    pictures.push(withoutEnds(text.slice(start, at)));
    start = at;
  }
  pictures.push(withoutEnds(start === 0 ? text : text.slice(start)));
}

/** Removes the separator between two addresses. */
function withoutEnds(text: string): string {
  if (isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(text.length - 1))) return text;
  let end = text.length;
  while (end > 0 && betweenAddresses.test(text[end - 1] ?? '')) end--;
  let start = 0;
  while (start < end && betweenAddresses.test(text[start] ?? '')) start++;
  return text.slice(start, end);
}

/** Or a digit: nearly every address begins and ends with one of these. */
const isLetter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

function parsePicture(text: string): FeedPicture {
  if (isWebAddress(text)) return { kind: 'address', url: text };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    return { kind: 'bad', reason: `Picture ${quote(text)} is neither an https:// address nor a file name` };
  }
  const parts = text.split(/[/\\]/);
  if (parts[0] === '') return { kind: 'bad', reason: `Picture ${quote(text)} is outside the feed’s folder` };
  if (parts.includes('..'))
    return {
      kind: 'bad',
      reason: `Picture ${quote(text)} has .. in its path: name a file below the feed’s folder`,
    };
  return { kind: 'file', name: parts.join('/') };
}
