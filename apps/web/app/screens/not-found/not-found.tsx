import { notFound } from '../../not-found.ts';

/** Any path that no other route takes. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
