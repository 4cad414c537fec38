import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/new-make';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'New cars of a make',
    description: 'The new range of a make.',
    path: location.pathname,
  });

export default function NewMake() {
  return <h1>New cars of a make</h1>;
}
