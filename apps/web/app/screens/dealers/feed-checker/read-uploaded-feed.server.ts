import type { SentFeed } from '@forecourt/services';
import { maxPastedLength } from '@forecourt/services';
import { type FormArgs, requireForm } from '../../../parts/forms/read-form.ts';
import { feedFieldNames, pastedName } from './feed-field-names.ts';

const maxNameLength = 80;

/** Reads the form: a file takes precedence over pasted text; null if there is neither. */
export async function readUploadedFeed(sent: FormArgs): Promise<{ feed: SentFeed | null; pasted: string }> {
  const form = requireForm(sent);
  const file = form.get(feedFieldNames.file);
  const text = form.get(feedFieldNames.text);
  const pasted = typeof text === 'string' ? text : '';
  const putBack = isPlainForm(sent.request) && pasted.length <= maxPastedLength ? pasted : '';
  // A form without a chosen file sends one without a name.
  if (file instanceof File && file.name !== '') {
    const name = file.name.slice(-maxNameLength);
    return { feed: { name, bytes: Buffer.from(await file.arrayBuffer()) }, pasted: putBack };
  }
  if (pasted.trim() === '') return { feed: null, pasted: putBack };
  return { feed: { name: pastedName, bytes: Buffer.from(pasted) }, pasted: putBack };
}

/** With JavaScript the field keeps its content. */
function isPlainForm(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}
