import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/reviews';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Reviews',
    description: 'Reviews, guides, advice and news.',
    path: location.pathname,
  });

export default function Reviews() {
  return <h1>Reviews</h1>;
}
