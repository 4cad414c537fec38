import { data } from 'react-router';

/** `throw notFound()` in a loader shows the not-found screen with status 404. */
export function notFound() {
  return data(null, { status: 404, statusText: 'Not Found' });
}
