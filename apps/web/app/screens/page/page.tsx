import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/page';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, { title: 'Page', description: 'A page.', path: location.pathname });

export default function Page() {
  return <h1>Page</h1>;
}
