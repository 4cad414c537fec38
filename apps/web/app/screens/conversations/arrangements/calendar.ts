import { calendarMethod, formatCalendarFile, parseWholeNumber } from '@forecourt/domain';
import { notFound } from '../../../addresses/not-found.ts';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireConversation } from '../conversation/require-conversation.server.ts';
import type { Route } from './+types/calendar';

/** A meeting as a file for the reader's calendar. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireConversation({ context, params, url });
  const { arrangements } = context.get(servicesContext);
  const event = await arrangements.findCalendarEvent(own, parseWholeNumber(params.viewing));
  if (!event) throw notFound();
  return new Response(formatCalendarFile(event), {
    headers: {
      ...signedLinkHeaders(),
      'Content-Type': `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
      'Content-Disposition': 'attachment; filename="viewing.ics"',
    },
  });
}
