import { channelOfPath, dealerMapPath } from '@forecourt/domain';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { handleDealerEnquiry } from '../../../parts/dealer/dealer-enquiry.server.ts';
import { sendOpenEnquiry } from '../../../parts/enquiry/form/send-open-enquiry.ts';
import type { Route } from './+types/dealer-map';
import { loadMap } from './load-map.server.ts';
import { MapScreen } from './MapScreen.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadMap({ url, context }, params.dealerId);
}

export function action(args: Route.ActionArgs) {
  const channel = channelOfPath(args.url.pathname);
  return handleDealerEnquiry(args, args.params.dealerId, {
    pathOf: (dealer) => dealerMapPath(dealer, channel),
    channelOf: () => channel,
  });
}

export const clientAction = sendOpenEnquiry;

export default function DealerMapScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <MapScreen view={loaderData.view} contact={{ ...loaderData.contact, result: actionData }} />;
}
