import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/popular-searches';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Popular searches',
    description: 'What people look for most.',
    path: location.pathname,
  });

export default function PopularSearches() {
  return <h1>Popular searches</h1>;
}
