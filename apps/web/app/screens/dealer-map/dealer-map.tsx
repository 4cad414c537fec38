import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/dealer-map';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Where to find the dealer',
    description: 'Address, opening hours and directions.',
    path: location.pathname,
  });

export default function DealerMap() {
  return <h1>Where to find the dealer</h1>;
}
