import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import type { Route } from './+types/store';
import { loadStore } from './load-store.server.ts';
import { StoreScreen } from './StoreScreen.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadStore(context.get(servicesContext), params.dealerId, url);
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreScreen view={loaderData.view} />;
}
