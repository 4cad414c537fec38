import { type Advert, advertPath, formatCalendarOf, viewingMinutes } from '@forecourt/domain';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { placeName } from '../../../parts/vehicle/place-name.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/calendar';
import { planViewings } from './plan-viewings.ts';
import { parseViewingDay } from './viewing-day-address.ts';

/** The planned day as a calendar file, one entry for each stop. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = parseViewingDay(url.searchParams);
  const { adverts, site } = context.get(servicesContext);
  const { viewings } = planViewings(await adverts.findMany(asked.picked), asked);
  const host = new URL(site.origin).host;
  const changedAt = new Date().toISOString();
  const file = formatCalendarOf(
    viewings.flatMap(({ advert, startsAt }) =>
      startsAt
        ? {
            // The same vehicle on the same day is the same entry, also after the order has changed.
            uid: `viewing-day-${asked.day}-${advert.publicReference}@${host}`,
            // Seconds since 2020 count up with every file, and stay within what calendars read as a number.
            sequence: Math.floor((Date.parse(changedAt) - Date.UTC(2020, 0)) / 1000),
            changedAt,
            startsAt: startsAt.toISOString(),
            minutes: viewingMinutes,
            summary: `See ${advert.title}`,
            description: 'An estimate. Agree the time with the seller before you set off.',
            location: whereWords(advert),
            url: site.origin + advertPath(advert),
            isCancelled: false,
          }
        : [],
    ),
  );
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

function whereWords({ place }: Advert): string {
  return `${placeName(place)}, Ireland`;
}
