import {
  type Advert,
  answerableKinds,
  parsePublicReference,
  parseSearch,
  sellersSource,
} from '@forecourt/domain';
import type { AdvertService, EnquiryTarget } from '@forecourt/services';
import { canUseNewAdvertPage } from '@forecourt/site';
import { data } from 'react-router';
import { movedTo } from '../../../addresses/moved-to.ts';
import { notFound } from '../../../addresses/not-found.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import {
  loadPrivateReputation,
  loadReputation,
} from '../../../parts/dealer/reputation/load-reputation.server.ts';
import { sendOpenEnquiry } from '../../../parts/enquiry/form/send-open-enquiry.ts';
import { handleEnquiry } from '../../../parts/enquiry/handle-enquiry.ts';
import { loadContact } from '../../../parts/enquiry/load-contact.ts';
import { loadSlots } from '../../../parts/enquiry/load-slots.server.ts';
import { packTables, unpackTables } from '../../../shell/packed-data/pack-tables.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { useAppData } from '../../../shell/use-app-data.ts';
import { useRecordView } from '../../../visitor/seen/use-record-view.ts';
import type { TrackingAnswer } from '../../../visitor/tracking/use-tracking-answer.ts';
import type { Route } from './+types/advert';
import { buildAdvertView } from './build-advert-view.ts';
import { ExpiredAdvert } from './ExpiredAdvert.tsx';
import { LiveAdvert } from './LiveAdvert.tsx';
import { findMoreAdverts } from './more/find-more-adverts.ts';
import { buildAdvertHead } from './offer/build-advert-head.ts';
import { placeAdvert } from './place-advert.ts';
import { findComparison } from './price/find-comparison.ts';
import { parseYearlyDistance } from './running-cost/build-running-cost-view.ts';
import { buildSearchTrail } from './search-trail/build-search-trail.ts';
import { findNeighbours } from './search-trail/find-neighbours.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { adverts, dealers, search, pricing, site } = services;
  const advert = await findAdvert(adverts, params.publicReference);
  if (!advert) throw notFound();

  const { path, isInSearch } = placeAdvert(advert, url.pathname);
  if (path !== url.pathname) throw movedTo(path, url);
  const { channel } = advert;
  const { query } = parseSearch(channel, url.searchParams);
  const kmAYear = parseYearlyDistance(url.searchParams.get('km'), channel);
  const contact = loadContact({ url, context });
  const [dealer, reputation, comparison, conflicts, more, neighbours, seenAt, slots] = await Promise.all([
    advert.seller.kind === 'trade' ? dealers.find(advert.seller.dealerId) : null,
    advert.seller.kind === 'trade'
      ? loadReputation(services, advert.seller.dealerId)
      : loadPrivateReputation(services, advert.publicReference),
    findComparison(services, advert),
    pricing.mileageConflicts(advert),
    findMoreAdverts(search, advert),
    isInSearch ? findNeighbours(search, query, advert.publicReference) : null,
    // Nobody else can have been: only private adverts placed here.
    advert.source === sellersSource ? services.selling.seen.seenAt(advert.publicReference) : null,
    loadSlots(services, advert, contact),
  ]);
  const { origin } = site;
  if (advert.status === 'live') {
    context.get(requestInfoContext).noteAdverts({ shown: [], opened: advert.publicReference });
  }
  const view = buildAdvertView(advert, {
    dealer,
    reputation,
    comparison,
    conflicts,
    seenAt,
    more,
    rate: pricing.verdict,
    rating: pricing.rate(advert),
    doubted: pricing.doubts(advert),
    isTooLow: pricing.isTooLow(advert),
    yearlyCost: pricing.yearlyCost(advert, { kmAYear }),
    kmAYear,
    origin,
    parameters: [...url.searchParams],
    now: new Date(),
  });
  const answer = {
    view: packTables(view),
    contact: contact.form ? { ...contact, form: { ...contact.form, slots } } : contact,
    trail: neighbours && buildSearchTrail(query, neighbours),
    tracking: trackingAnswerOf(advert),
    head: buildAdvertHead(advert, view, { dealer, origin, isInSearch }),
  };
  return data(answer, { status: view.isExpired ? 410 : 200 });
}

export async function action(args: Route.ActionArgs) {
  const { adverts } = args.context.get(servicesContext);
  const advert = await findAdvert(adverts, args.params.publicReference);
  if (!advert) throw notFound();
  return handleEnquiry(args, enquiryTargetOf(advert), [...answerableKinds, 'report']);
}

export const clientAction = sendOpenEnquiry;

async function findAdvert(adverts: Pick<AdvertService, 'find'>, text: string): Promise<Advert | null> {
  const reference = parsePublicReference(text);
  return reference === null ? null : adverts.find(reference);
}

function enquiryTargetOf({ channel, publicReference, seller }: Advert): EnquiryTarget {
  return { channel, publicReference, dealerId: seller.kind === 'trade' ? seller.dealerId : null };
}

function trackingAnswerOf({ channel, publicReference, vehicle, price, seller }: Advert): TrackingAnswer {
  const { make, model } = vehicle;
  return {
    vehicle: { channel, publicReference, make, model, price },
    dealerId: seller.kind === 'trade' ? seller.dealerId : undefined,
  };
}

export default function AdvertScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { trail, contact } = loaderData;
  const view = unpackTables(loaderData.view);
  const app = useAppData();
  useRecordView(view.saved);
  if (view.isExpired) return <ExpiredAdvert view={view} trail={trail} />;
  const isPriceFirst = app !== undefined && canUseNewAdvertPage(app);
  const props = { view, trail, contact, result: actionData, isPriceFirst };
  // A new advert is a new page: text typed into the last one must not stay.
  return <LiveAdvert key={view.path} {...props} />;
}
