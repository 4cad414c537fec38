import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/new-model';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'A new model',
    description: 'Price, fuels and tax of a new model.',
    path: location.pathname,
  });

export default function NewModel() {
  return <h1>A new model</h1>;
}
