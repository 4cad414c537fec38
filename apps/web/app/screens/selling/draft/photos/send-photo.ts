import { csrfHeaderName } from './csrf-header-name.ts';
import type { PhotoView } from './photo-view.ts';

export type SentPhoto =
  /** All photos of the draft, with this one. */
  | { kind: 'kept'; photos: readonly PhotoView[] }
  /** Sending it again at once would change nothing. */
  | { kind: 'refused'; reason: string }
  /** It may not have arrived, and can be sent again. */
  | { kind: 'lost' };

export interface SendOptions {
  address: string;
  token: string;
  onProgress: (share: number) => void;
}

/** Sends one photo as the body of a request. `fetch` cannot tell how much of it is sent. */
export function sendPhoto(photo: Blob, { address, token, onProgress }: SendOptions): Promise<SentPhoto> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader(csrfHeaderName, token);
    request.setRequestHeader(
      'Content-Type',
      photo.type.startsWith('image/') ? photo.type : 'application/octet-stream',
    );
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(readAnswer(request.status, request.response));
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.timeout = 120_000;
    request.send(photo);
  });
}

/** A refusal for the photo has a reason; what the server refuses before it looks at the photo has an error. */
interface Refusal {
  reason?: string;
  error?: { message?: string };
}

export function readAnswer(status: number, body: unknown): SentPhoto {
  if (status === 200 && body) return body as SentPhoto;
  const { reason, error } = (body ?? {}) as Refusal;
  // Too many photos in an hour; without a reason it is the limit of all requests, which is over in seconds.
  const isLimit = status === 429 && reason !== undefined;
  if (isLimit || status === 422 || status === 413 || status === 400) {
    return { kind: 'refused', reason: reason ?? error?.message ?? 'We couldn’t keep this photo.' };
  }
  if (status === 403)
    return { kind: 'refused', reason: 'This page has expired. Reload it, then add the photo again.' };
  if (status === 404) return { kind: 'refused', reason: 'This draft is gone. Reload the page.' };
  return { kind: 'lost' };
}
