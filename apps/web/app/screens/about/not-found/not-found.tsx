import { notFound } from '../../../addresses/not-found.ts';

/** Any path that no other route takes. */
export function loader() {
  throw notFound();
}

/** Nothing can be sent to an address that does not exist. */
export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
