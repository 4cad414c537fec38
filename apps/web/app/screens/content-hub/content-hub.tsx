import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/content-hub';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Reviews, news and advice',
    description: 'Reviews, guides, news and advice for drivers in Ireland.',
    path: location.pathname,
  });

export default function ContentHub() {
  return <h1>Reviews, news and advice</h1>;
}
