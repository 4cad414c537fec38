import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/article';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, { title: 'Article', description: 'An article.', path: location.pathname });

export default function Article() {
  return <h1>Article</h1>;
}
