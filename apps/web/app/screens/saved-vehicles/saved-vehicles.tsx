import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/saved-vehicles';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Saved vehicles',
    description: 'The vehicles that you saved.',
    path: location.pathname,
  });

export default function SavedVehicles() {
  return <h1>Saved vehicles</h1>;
}
