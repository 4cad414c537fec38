import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/popular-new-cars';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Popular new cars',
    description: 'The new cars that Ireland looks at most.',
    path: location.pathname,
  });

export default function PopularNewCars() {
  return <h1>Popular new cars</h1>;
}
