import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/dealers';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Find a dealer',
    description: 'Car, commercial and bike dealers all over Ireland.',
    path: location.pathname,
  });

export default function Dealers() {
  return <h1>Find a dealer</h1>;
}
