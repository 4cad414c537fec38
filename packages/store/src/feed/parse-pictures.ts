import { quote } from '@forecourt/domain';
import { isWebAddress, type RowReader } from './row-reader.ts';

/** Where a row's picture is: on the web, or in a file beside the feed that the import will copy; or why it is nowhere. */
export type FeedPicture =
  | { kind: 'address'; url: string }
  | { kind: 'file'; name: string }
  | { kind: 'bad'; reason: string };

export function parsePictures(reader: RowReader): FeedPicture[] {
  return reader.names('pictures').map(parsePicture);
}

function parsePicture(text: string): FeedPicture {
  if (isWebAddress(text)) return { kind: 'address', url: text };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    return { kind: 'bad', reason: `Picture ${quote(text)} is neither an https:// address nor a file name` };
  }
  const parts = text.split(/[/\\]/);
  if (parts[0] === '')
    return { kind: 'bad', reason: `Picture ${quote(text)} lies outside the feed’s folder` };
  if (parts.includes('..'))
    return {
      kind: 'bad',
      reason: `Picture ${quote(text)} has .. in its path: name a file below the feed’s folder`,
    };
  return { kind: 'file', name: parts.join('/') };
}
