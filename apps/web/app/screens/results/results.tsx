import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/results';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Vehicles for sale in Ireland',
    description: 'Search vehicles for sale in Ireland.',
    path: location.pathname,
  });

export default function Results() {
  return <h1>Vehicles for sale in Ireland</h1>;
}
