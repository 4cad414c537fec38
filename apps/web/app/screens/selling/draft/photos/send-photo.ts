import { csrfHeaderName } from './csrf-header-name.ts';

export type SentPhoto =
  | { kind: 'kept' }
  /** The server has looked at it: the same file would be refused again. */
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

function readAnswer(status: number, body: unknown): SentPhoto {
  if (status === 200) return { kind: 'kept' };
  const { reason, message } = (body ?? {}) as { reason?: string; message?: string };
  if (status === 422 || status === 413 || status === 400) {
    return { kind: 'refused', reason: reason ?? message ?? 'We couldn’t keep this photo.' };
  }
  if (status === 403)
    return { kind: 'refused', reason: 'This page has expired. Reload it, then add the photo again.' };
  if (status === 404) return { kind: 'refused', reason: 'This draft is gone. Reload the page.' };
  return { kind: 'lost' };
}
