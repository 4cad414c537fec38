import { pageHeadOf } from '../../../head/page-head-of.ts';
import { sendOpenEnquiry } from '../../../parts/enquiry/form/send-open-enquiry.ts';
import type { Route } from './+types/store';
import { loadStore, sendToStore } from './load-store.server.ts';
import { NoStore } from './NoStore.tsx';
import { StoreScreen } from './StoreScreen.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadStore({ url, context }, params.dealerId);
}

export function action(args: Route.ActionArgs) {
  return sendToStore(args, args.params.dealerId);
}

export const clientAction = sendOpenEnquiry;

export default function Store({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'no-store') return <NoStore {...loaderData} />;
  return <StoreScreen view={loaderData.view} contact={{ ...loaderData.contact, result: actionData }} />;
}
