import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/sitemap';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, { title: 'Sitemap', description: 'Every part of the site.', path: location.pathname });

export default function Sitemap() {
  return <h1>Sitemap</h1>;
}
