import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/new-cars';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'New cars',
    description: 'Search new cars in Ireland.',
    path: location.pathname,
  });

export default function NewCars() {
  return <h1>New cars</h1>;
}
