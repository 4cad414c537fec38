import {
  type Advert,
  type Conversation,
  calendarMethod,
  describeNearDay,
  findShownPlace,
  formatCalendarFile,
  formatClock,
  formatWeekdayTime,
  isReminderTimely,
  otherSide,
  reminderHours,
  type Viewing,
  viewingKindWords,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import {
  findConversation,
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
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import { buildCalendarEvent } from '../viewing-calendar.ts';

export interface ArrangementMailParts extends PeopleParts {
  links: SignedLinks;
  origin: string;
  now?: () => Date;
}

interface Facts {
  mail: ViewingMail;
  viewing: Viewing;
  conversation: Conversation;
  advert: Advert | null;
  names: ConversationNames;
  person: MailPerson;
  title: string;
  link: string;
}

/** Calendar files and reminders. What one person tells the other goes by the mails of conversations. */
export function createArrangementMails(parts: ArrangementMailParts) {
  const { db, links, origin, now = () => new Date() } = parts;
  const people = createPeople(parts);

  async function find(id: number): Promise<Facts | null> {
    const mail = await findViewingMail(db, id);
    const viewing = mail && (await findViewing(db, mail.viewingId));
    const conversation = viewing && (await findConversation(db, viewing.conversationId));
    if (!mail || !viewing || !conversation) return null;
    const advert = await people.findAdvert(conversation);
    const person = await people.findMailPerson(conversation, mail.side, advert);
    if (!person) return null;
    const names = await people.findNames(conversation, advert);
    const link = origin + links.path(`conversation-${mail.side}`, conversation.id);
    return {
      mail,
      viewing,
      conversation,
      advert,
      names,
      person,
      title: advert?.title ?? 'the vehicle',
      link,
    };
  }

  async function composeCalendar(id: number): Promise<MailContent | null> {
    const facts = await find(id);
    // A later version has a mail of its own.
    if (!facts || facts.viewing.sequence !== facts.mail.sequence) return null;
    const { viewing, advert, mail, title, names } = facts;
    const event = buildCalendarEvent(viewing, { side: mail.side, advert, names, origin });
    if (!event) return null;
    const what = viewingKindWords[viewing.kind];
    const when = formatWeekdayTime(viewing.startsAt);
    const lines = event.isCancelled
      ? [
          `${what} cancelled: ${title}, ${when}.`,
          '',
          'Open the attached file to take it out of your calendar.',
        ]
      : [
          `${what} confirmed: ${title}, ${when}.`,
          ...placeLines(facts),
          '',
          'Open the attached file to put it in your calendar. We’ll remind you 24 hours and 2 hours before.',
        ];
    return {
      ...buildMail(facts, `${what} ${event.isCancelled ? 'cancelled' : 'confirmed'}: ${when}`, lines),
      calendar: { method: calendarMethod(event), content: formatCalendarFile(event) },
    };
  }

  async function composeReminder(id: number): Promise<MailContent | null> {
    const facts = await find(id);
    const hours = reminderHours.find((each) => each === facts?.mail.hours);
    if (!facts || hours === undefined) return null;
    const { viewing, mail, title } = facts;
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

  return {
    'viewing-calendar': composeCalendar,
    'viewing-reminder': composeReminder,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function placeLines({ viewing, mail, names }: Facts): string[] {
  const place = findShownPlace(viewing, mail.side);
  const where = viewing.kind === 'video-viewing' ? 'Link or number' : 'Where';
  return [`With: ${names[otherSide(mail.side)]}`, ...(place ? [`${where}: ${place}`] : [])];
}

function buildMail({ person, link }: Facts, subject: string, lines: readonly string[]): MailContent {
  const closing = person.phrase ? [`Your phrase: ${person.phrase}`, brand.name] : [brand.name];
  const text = [
    ...lines,
    '',
    'Change it or cancel it here. You don’t need to sign in:',
    link,
    '',
    ...closing,
  ];
  return { to: person.to, replyTo: null, subject: oneLine(subject), text: text.join('\n') };
}
