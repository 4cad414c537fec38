import { advertPath, type CalendarEvent, formatCalendarOf, viewingMinutes } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/calendar';
import { type DayVisitor, findDayVisitor } from './find-day-visitor.server.ts';
import { loadViewingDay } from './load-viewing-day.server.ts';
import type { PlannedViewing } from './plan-viewings.ts';
import { type DayDealers, stopPlace, stopSeller, stopTitle } from './stop-words.ts';
import { parseViewingDay } from './viewing-day-address.ts';

/** The planned day as a calendar file, one entry for each stop. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = parseViewingDay(url.searchParams);
  const services = context.get(servicesContext);
  const visitor = await findDayVisitor(context);
  const { plan, dealers } = await loadViewingDay(asked, visitor, services);
  const facts = { day: asked.day, dealers, origin: services.site.origin, changedAt: new Date() };
  const events = await Promise.all(
    plan.viewings.map(
      async (viewing) => (await findAgreedEvent(viewing, visitor, services)) ?? buildEstimate(viewing, facts),
    ),
  );
  const file = formatCalendarOf(events.filter((event) => event !== null));
  if (file === null)
    throw new Response('Choose vehicles and a day first.', { status: 404, headers: privateHeaders() });
  return new Response(file, {
    headers: {
      ...privateHeaders(),
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="viewing-day.ics"',
    },
  });
}

/** The same entry as in the conversation's own file, so that a calendar has the meeting once. */
async function findAgreedEvent(
  { agreed }: PlannedViewing,
  { account, linked }: DayVisitor,
  { conversations, arrangements }: Pick<Services, 'conversations' | 'arrangements'>,
): Promise<CalendarEvent | null> {
  if (!agreed) return null;
  const own =
    linked.find(({ conversation }) => conversation.id === agreed.conversationId) ??
    (account && (await conversations.findOfAccount(account, agreed.conversationId)));
  return own ? arrangements.findCalendarEvent(own, agreed.id) : null;
}

interface EstimateFacts {
  day: string;
  dealers: DayDealers;
  origin: string;
  changedAt: Date;
}

function buildEstimate(
  viewing: PlannedViewing,
  { day, dealers, origin, changedAt }: EstimateFacts,
): CalendarEvent | null {
  const { advert, startsAt } = viewing;
  if (!startsAt) return null;
  return {
    // The same vehicle on the same day is the same entry, also after the order has changed.
    uid: `viewing-day-${day}-${advert.publicReference}@${new URL(origin).host}`,
    // Seconds since 2020 count up with every file, and stay within what calendars read as a number.
    sequence: Math.floor((changedAt.getTime() - Date.UTC(2020, 0)) / 1000),
    changedAt: changedAt.toISOString(),
    startsAt: startsAt.toISOString(),
    minutes: viewingMinutes,
    // Two of the same model and version are told apart by who sells them.
    summary: `See ${stopTitle(advert)}, ${stopSeller(advert, dealers)}`,
    description: 'An estimate. Agree the time with the seller before you set off.',
    location: `${stopPlace(viewing)}, Ireland`,
    url: origin + advertPath(advert),
    isCancelled: false,
    isEstimate: true,
  };
}
