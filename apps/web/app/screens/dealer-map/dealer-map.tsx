import {
  buildBreadcrumbs,
  channelOfPath,
  dealerAddress,
  dealerDirectoryPath,
  dealerListingPath,
  dealerMapPath,
  storePath,
} from '@forecourt/domain';
import { Breadcrumbs, ButtonLink } from '@forecourt/ui';
import { buildDealerMap } from '../../dealer/build-dealer-map.ts';
import { buildHoursView } from '../../dealer/build-hours-view.ts';
import { DealerContact } from '../../dealer/DealerContact.tsx';
import { DealerMap } from '../../dealer/DealerMap.tsx';
import { handleDealerEnquiry, loadDealerContact } from '../../dealer/dealer-enquiry.server.ts';
import { OpeningHours } from '../../dealer/OpeningHours.tsx';
import { requireDealer } from '../../dealer/require-dealer.server.ts';
import { sendEnquiry } from '../../enquiry/send-enquiry.ts';
import { pageHeadOf } from '../../page-head/page-head-of.ts';
import { servicesContext } from '../../request-context.ts';
import { breadcrumbBlock } from '../../structured-data/breadcrumb-block.ts';
import { dealerBlock } from '../../structured-data/dealer-block.ts';
import type { Route } from './+types/dealer-map';
import styles from './dealer-map.module.css';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { origin } = services.site;
  const channel = channelOfPath(url.pathname);
  const dealer = await requireDealer(services, params.dealerId, url, (each) => dealerMapPath(each, channel));
  const { county } = dealer.place;
  const path = dealerMapPath(dealer, channel);
  const trail = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: 'Dealers', url: dealerDirectoryPath() },
    { text: `Co. ${county}`, url: dealerDirectoryPath({ county }) },
    { text: dealer.name, url: dealerListingPath(dealer, channel) },
    { text: 'Map', url: path },
  ]);
  return {
    contact: await loadDealerContact({ url, context }, dealer),
    tracking: { dealerId: dealer.id },
    name: dealer.name,
    address: dealerAddress(dealer),
    map: buildDealerMap(dealer),
    hours: buildHoursView(dealer.openingHours),
    stockPath: dealerListingPath(dealer, channel),
    storePath: dealer.hasStore ? storePath(dealer) : null,
    trail,
    head: {
      title: `Where to find ${dealer.name}, Co. ${county}`,
      description: `${dealer.name}, ${dealerAddress(dealer)}: map, directions and opening hours.`,
      path,
      structuredData: [breadcrumbBlock(trail, origin), dealerBlock(dealer, { origin })],
    },
  };
}

export function action(args: Route.ActionArgs) {
  const channel = channelOfPath(args.url.pathname);
  return handleDealerEnquiry(args, args.params.dealerId, (dealer) => dealerMapPath(dealer, channel));
}

export const clientAction = sendEnquiry;

export default function DealerMapScreen({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <Breadcrumbs items={view.trail} />
      <header>
        <h1>{view.name}</h1>
        <p className={styles.address}>{view.address}</p>
      </header>
      <DealerMap {...view.map} />
      <section className={styles.hours}>
        <h2>Opening hours</h2>
        <OpeningHours rows={view.hours} />
      </section>
      <DealerContact {...view.contact} result={actionData} />
      <p className={styles.links}>
        <ButtonLink href={view.stockPath}>View stock</ButtonLink>
        {view.storePath ? (
          <ButtonLink href={view.storePath} variant="secondary">
            View store
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
