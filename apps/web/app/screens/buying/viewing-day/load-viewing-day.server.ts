import type { Advert } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import type { Guide } from './build-viewing-day.ts';
import type { DayVisitor } from './find-day-visitor.server.ts';
import { planViewings, type ViewingPlan } from './plan-viewings.ts';
import type { ViewingDayAddress } from './viewing-day-address.ts';

/** The plan with what the visitor has agreed with sellers, the dealers in it and the guides of its models. */
export async function loadViewingDay(
  asked: ViewingDayAddress,
  { account, linked }: DayVisitor,
  {
    adverts,
    arrangements,
    dealers,
    content,
  }: Pick<Services, 'adverts' | 'arrangements' | 'dealers' | 'content'>,
) {
  const buyer = {
    email: account?.email ?? null,
    conversationIds: linked.map(({ conversation }) => conversation.id),
  };
  const agreements = asked.day === '' ? undefined : await arrangements.findAgreed(buyer, asked.picked);
  const plan = planViewings(await adverts.findMany(asked.picked), asked, agreements);
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
