import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/store';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Dealer store',
    description: 'Stock, opening hours, people and reviews of a dealer.',
    path: location.pathname,
  });

export default function Store() {
  return <h1>Dealer store</h1>;
}
