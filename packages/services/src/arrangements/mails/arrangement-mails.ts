import {
  type Advert,
  type Conversation,
  type ConversationSide,
  calendarMethod,
  describeAdvertEnd,
  describeNearDay,
  findAdvertEnd,
  findShownPlace,
  formatCalendarFile,
  formatClock,
  formatEuro,
  formatWeekdayTime,
  hasEndedWithAdvert,
  isReminderTimely,
  offerHours,
  otherSide,
  planReminders,
  reminderHours,
  type Viewing,
  viewingKindWords,
} from '@forecourt/domain';
import {
  findConversation,
  findOffer,
  findViewing,
  findViewingMail,
  type MailKind,
  type ViewingMail,
} from '@forecourt/store';
import {
  type ConversationNames,
  createPeople,
  type MailPerson,
  type PeopleParts,
} from '../../conversations/conversation-people.ts';
import { buildLetter } from '../../conversations/mails/build-letter.ts';
import { splitSections } from '../../mail/build-mail.ts';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import { buildCalendarEvent } from '../viewing-calendar.ts';

export interface ArrangementMailParts extends PeopleParts {
  links: SignedLinks;
  origin: string;
  now?: () => Date;
}

/** Who is written to, and about what. */
interface Addressed {
  side: ConversationSide;
  conversation: Conversation;
  advert: Advert | null;
  names: ConversationNames;
  person: MailPerson;
  title: string;
  link: string;
}

interface Facts extends Addressed {
  mail: ViewingMail;
  viewing: Viewing;
}

/** Calendar files and reminders. What one person tells the other goes by the mails of conversations. */
export function createArrangementMails(parts: ArrangementMailParts) {
  const { db, links, origin, now = () => new Date() } = parts;
  const people = createPeople(parts);

  async function findLetter(conversationId: number, side: ConversationSide): Promise<Addressed | null> {
    const conversation = await findConversation(db, conversationId);
    if (!conversation) return null;
    const advert = await people.findAdvert(conversation);
    const person = await people.findMailPerson(conversation, side, advert);
    if (!person) return null;
    const names = await people.findNames(conversation, advert);
    const link = origin + links.path(`conversation-${side}`, conversation.id);
    return { side, conversation, advert, names, person, title: advert?.title ?? 'the vehicle', link };
  }

  async function find(id: number): Promise<Facts | null> {
    const mail = await findViewingMail(db, id);
    const viewing = mail && (await findViewing(db, mail.viewingId));
    const letter = viewing && (await findLetter(viewing.conversationId, mail.side));
    return letter ? { ...letter, mail, viewing } : null;
  }

  async function composeCalendar(id: number): Promise<MailContent | null> {
    const facts = await find(id);
    // A later version has a mail of its own.
    if (!facts || facts.viewing.sequence !== facts.mail.sequence) return null;
    const { viewing, advert, mail, title, names } = facts;
    const event = buildCalendarEvent(viewing, { side: mail.side, advert, names, origin });
    const end = findAdvertEnd(viewing.cancelledBy);
    if (!event && !end) return null;
    const what = viewingKindWords[viewing.kind];
    const when = formatWeekdayTime(viewing.startsAt);
    const calendar = event && { method: calendarMethod(event), content: formatCalendarFile(event) };
    if (viewing.state === 'cancelled') {
      const lines = [
        `${what} cancelled: ${title}, ${when}.`,
        ...(end ? [describeAdvertEnd(end, viewing)] : []),
        ...(calendar ? ['', 'Open the attached file to take it out of your calendar.'] : []),
      ];
      return {
        ...buildMail(facts, `${what} cancelled: ${when}`, lines, conversationWords),
        ...(calendar && { calendar }),
      };
    }
    const lines = [
      `${what} confirmed: ${title}, ${when}.`,
      ...placeLines(facts),
      '',
      `Open the attached file to put it in your calendar.${reminderWords(viewing.startsAt, now())}`,
    ];
    return { ...buildMail(facts, `${what} confirmed: ${when}`, lines), ...(calendar && { calendar }) };
  }

  async function composeReminder(id: number): Promise<MailContent | null> {
    const facts = await find(id);
    const hours = reminderHours.find((each) => each === facts?.mail.hours);
    if (!facts || hours === undefined) return null;
    const { viewing, mail, title, conversation } = facts;
    if (isOver(conversation)) return null;
    if (!isReminderTimely({ hours, sequence: mail.sequence }, viewing, now())) return null;
    const what = viewingKindWords[viewing.kind];
    const near = describeNearDay(viewing.startsAt, now());
    const when = near ? `${near} at ${formatClock(viewing.startsAt)}` : formatWeekdayTime(viewing.startsAt);
    return buildMail(facts, `${what} ${when}`, [
      `${what} ${when}: ${title}.`,
      ...placeLines(facts),
      '',
      'Can’t make it? Tell them now, so nobody waits.',
    ]);
  }

  const composeOfferEnded =
    (side: ConversationSide) =>
    async (id: number): Promise<MailContent | null> => {
      const offer = await findOffer(db, id);
      const letter = offer && (await findLetter(offer.conversationId, side));
      if (offer?.state !== 'expired' || !letter) return null;
      const { conversation, names, title } = letter;
      if (isOver(conversation)) return null;
      const other = names[otherSide(side)];
      const price = formatEuro(offer.amount);
      const isMine = offer.madeBy === side;
      const whose = isMine ? 'Your offer' : `${other}’s offer`;
      const subject = `${whose} of ${price} has ended`;
      if (hasEndedWithAdvert(offer)) {
        return buildMail(letter, subject, [
          `The advert for ${title} has ended, and ${isMine ? 'your offer' : whose} of ${price} with it.`,
        ]);
      }
      const lines = isMine
        ? [
            `${other} didn’t reply within ${offerHours} hours, so your offer of ${price} for ${title} has ended.`,
          ]
        : [`${other}’s offer of ${price} for ${title} has ended: it was open for ${offerHours} hours.`];
      return buildMail(letter, subject, lines, 'Make another or write to them');
    };

  return {
    'viewing-calendar': composeCalendar,
    'viewing-reminder': composeReminder,
    'offer-ended-buyer': composeOfferEnded('buyer'),
    'offer-ended-seller': composeOfferEnded('seller'),
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

/** Nobody is brought to mind of somebody who was blocked, by them or by the office. */
function isOver({ blockedBy, closedAt }: Conversation): boolean {
  return blockedBy !== null || closedAt !== null;
}

const conversationWords = 'See the conversation';

function placeLines({ viewing, mail, names }: Facts): string[] {
  const place = findShownPlace(viewing, mail.side);
  const where = viewing.kind === 'video-viewing' ? 'Link or number' : 'Where';
  return [`With: ${names[otherSide(mail.side)]}`, ...(place ? [`${where}: ${place}`] : [])];
}

/** The first line is its title; an empty one begins a new section. */
function buildMail(
  { person, side, link }: Addressed,
  subject: string,
  [title = '', ...lines]: readonly string[],
  buttonText = 'Change it or cancel it',
): MailContent {
  return buildLetter(person, side, {
    subject,
    title,
    sections: splitSections(lines),
    button: { text: buttonText, url: link },
  });
}

/** ` We’ll remind you 24 hours and 2 hours before.`, or only of those that are still to come. */
function reminderWords(startsAt: string, now: Date): string {
  const times = planReminders(startsAt, now).map(({ hours }) => `${hours} hours`);
  return times.length === 0 ? '' : ` We’ll remind you ${times.join(' and ')} before.`;
}
