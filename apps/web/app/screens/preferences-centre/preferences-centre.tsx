import { pageHeadOf } from '../../page-head/page-head-of.ts';
import type { Route } from './+types/preferences-centre';

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Preferences centre',
    description: 'What this site may remember and load.',
    path: location.pathname,
  });

export default function PreferencesCentre() {
  return <h1>Preferences centre</h1>;
}
