import type { Advert } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import type { Guide } from './build-viewing-day.ts';
import { planViewings, type ViewingPlan } from './plan-viewings.ts';
import type { ViewingDayAddress } from './viewing-day-address.ts';

/** The plan, the dealers in it and the guides of its models. */
export async function loadViewingDay(
  asked: ViewingDayAddress,
  { adverts, dealers, content }: Pick<Services, 'adverts' | 'dealers' | 'content'>,
) {
  const plan = planViewings(await adverts.findMany(asked.picked), asked);
  return {
    plan,
    dealers: await dealers.findMany(dealerIds(plan)),
    guideOf: (advert: Advert) => findGuide(advert, content),
  };
}

function dealerIds({ viewings }: ViewingPlan): number[] {
  return viewings.flatMap(({ advert: { seller } }) => (seller.kind === 'trade' ? [seller.dealerId] : []));
}

function findGuide({ channel, vehicle }: Advert, content: Services['content']): Guide | null {
  const guide = content
    .about(vehicle.make, vehicle.model)
    .find(
      (article) => article.kind === 'guide' && article.channel === channel && article.model !== undefined,
    );
  return guide ? { title: guide.title, path: guide.path, questions: guide.questions ?? [] } : null;
}
