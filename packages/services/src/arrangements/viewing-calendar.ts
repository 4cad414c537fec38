import {
  type Advert,
  advertPath,
  type CalendarEvent,
  type ConversationSide,
  findShownPlace,
  otherSide,
  type Viewing,
  videoWayWords,
  viewingKindWords,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { ConversationNames } from '../conversations/conversation-people.ts';

export interface CalendarFacts {
  side: ConversationSide;
  advert: Advert | null;
  names: ConversationNames;
  /** Without a trailing slash. */
  origin: string;
}

/** A meeting for one person's calendar; null if it is in none. */
export function buildCalendarEvent(
  viewing: Viewing,
  { side, advert, names, origin }: CalendarFacts,
): CalendarEvent | null {
  const isCancelled = viewing.state === 'cancelled' && viewing.wasConfirmed;
  if (viewing.state !== 'confirmed' && !isCancelled) return null;
  const how = viewing.videoWay ? ` on ${videoWayWords[viewing.videoWay]}` : '';
  return {
    uid: `viewing-${viewing.id}@${new URL(origin).hostname}`,
    sequence: viewing.sequence,
    changedAt: viewing.changedAt,
    startsAt: viewing.startsAt,
    minutes: viewing.minutes,
    summary: `${viewingKindWords[viewing.kind]}${how}${advert ? `: ${advert.title}` : ''}`,
    description: `With ${names[otherSide(side)]}, arranged through ${brand.name}.`,
    location: isCancelled ? null : findShownPlace(viewing, side),
    url: advert ? origin + advertPath(advert) : null,
    isCancelled,
  };
}
