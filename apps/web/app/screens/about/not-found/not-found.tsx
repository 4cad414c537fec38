import { notFound } from '../../../addresses/not-found.ts';

/** Any path that no other route matches. */
export function loader() {
  throw notFound();
}

/** A page that does not exist accepts no submission. */
export function action() {
  throw notFound();
}

export default function NotFound() {
  return null;
}
