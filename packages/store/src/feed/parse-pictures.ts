import { quote } from './quote.ts';
import { isWebAddress, type RowReader } from './row-reader.ts';

/** Where a row's picture is: on the web, or in a file beside the feed that the import will copy. */
export type FeedPicture = { kind: 'address'; url: string } | { kind: 'file'; name: string };

export function parsePictures(reader: RowReader): FeedPicture[] {
  return reader.names('pictures').flatMap((text) => parsePicture(text, reader) ?? []);
}

function parsePicture(text: string, reader: RowReader): FeedPicture | null {
  if (isWebAddress(text)) return { kind: 'address', url: text };
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    return reader.reject(`Picture ${quote(text)} is neither an https:// address nor a file name`);
  }
  const parts = text.split(/[/\\]/);
  if (parts[0] === '' || parts.includes('..')) {
    return reader.reject(`Picture ${quote(text)} lies outside the feed’s folder`);
  }
  return { kind: 'file', name: parts.join('/') };
}
