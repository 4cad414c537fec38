import {
  advertPath,
  channelNoun,
  formatDayOfMoment,
  groupDigits,
  keepUnconfirmedDays,
  pictureAddresses,
  silentAnswerDays,
} from '@forecourt/domain';
import { brand, imageAddress } from '@forecourt/site';
import {
  type Database,
  findAlert,
  findAlertNotice,
  findAlerts,
  findConfirmation,
  findWatcher,
  listAlerts,
  listNewsOfNotice,
  type MailKind,
  type StoredAlert,
  type Watcher,
} from '@forecourt/store';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';
import {
  type MailCard,
  type MailLayout,
  type MailLink,
  writeMailParts,
} from '../../mail/write-mail-parts.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import type { AlertName, NameAlert } from '../describe-alert.ts';
import { chooseNews, type NewsOfAlert, type ShownNews } from './choose-news.ts';
import { findToldAdverts } from './find-told-adverts.ts';
import { countEvents, eventLabels, formatNewsPrice } from './news-words.ts';

export interface AlertMailParts {
  db: Database;
  links: SignedLinks;
  origin: string;
  nameAlert: NameAlert;
}

const listName = 'alerts';
const imageWidth = 304;

/** The mails to people who watch searches and vehicles. */
export function createAlertMails({ db, links, origin, nameAlert }: AlertMailParts) {
  const endUrlOf = (watcherId: number) => origin + links.path('end-alerts', watcherId);
  const endOneUrlOf = (alertId: number) => origin + links.path('end-alert', alertId);

  function build(
    { id, email, phrase }: Pick<Watcher, 'id' | 'email' | 'phrase'>,
    subject: string,
    mail: Omit<MailLayout, 'phrase'>,
    endUrl = endUrlOf(id),
  ): MailContent {
    return {
      to: email,
      replyTo: null,
      subject: oneLine(subject),
      list: { name: listName, endUrl },
      ...writeMailParts({ ...mail, phrase }),
    };
  }

  async function composeConfirmation(id: number): Promise<MailContent | null> {
    const confirmation = await findConfirmation(db, id);
    const alert = confirmation && (await findAlert(db, confirmation.alertId));
    const watcher = alert && (await findWatcher(db, alert.watcherId));
    if (!watcher) return null;
    const { name } = await nameAlert(alert);
    // A stranger may have asked: refusing this must not end what the reader watches already.
    const endUrl = endOneUrlOf(alert.id);
    return build(
      // The mailbox may be a stranger's: it is told no phrase until someone has confirmed it.
      alert.state === 'waiting' && !watcher.hasAccount ? { ...watcher, phrase: null } : watcher,
      `Confirm your alert: ${name}`,
      {
        title: alert.kind === 'search' ? 'Shall we tell you about these?' : 'Shall we watch it for you?',
        sections: [{ title: name, lines: ['Open the link and press the button, and we’ll start.'] }],
        button: { text: 'Confirm my alert', url: origin + links.path('confirm-alert', id) },
        why: [
          `Someone, probably you, typed this address on ${brand.name} to be told about ${alert.kind === 'search' ? 'new adverts' : 'this vehicle'}.`,
          `If it wasn’t you, ignore this email. We’ll send nothing more, and we’ll delete the request after ${keepUnconfirmedDays} days.`,
        ],
        links: [
          alert.state === 'waiting'
            ? { text: 'It wasn’t me: cancel this', url: endUrl }
            : { text: 'End this alert', url: endUrl },
        ],
      },
      endUrl,
    );
  }

  async function composeNews(id: number): Promise<MailContent | null> {
    const notice = await findAlertNotice(db, id);
    const watcher = notice && (await findWatcher(db, notice.watcherId));
    if (!watcher) return null;
    const news = await listNewsOfNotice(db, id);
    const [alerts, adverts] = await Promise.all([
      findAlerts(
        db,
        news.flatMap(({ alertId }) => alertId ?? []),
      ),
      findToldAdverts(
        db,
        news.map(({ publicReference }) => publicReference),
      ),
    ]);
    const chosen = chooseNews(
      news,
      notice.isPushed ? alerts.filter(({ ways }) => ways.includes('mail')) : alerts,
      adverts,
    );
    if (chosen.length === 0) return null;
    const named = await Promise.all(
      chosen.map(async (each) => ({ ...each, ...(await nameAlert(each.alert)) })),
    );
    const [first] = named;
    const counts = countEvents(named.flatMap(({ events }) => events));
    const subject =
      named.length === 1 && first
        ? `${counts}: ${first.name}`
        : `${counts}, in ${named.length} of your alerts`;
    const button = chooseButton(named, origin);
    return build(watcher, subject, {
      title: 'News about what you’re watching',
      sections: named.map((each) => {
        const link = linkOf(each, origin);
        return {
          title: each.name,
          lines: [],
          cards: each.shown.map((news) => buildCard(news, origin)),
          ...(link.url !== button?.url && { link }),
        };
      }),
      ...(button && { button }),
      why: explainWhy(named),
      links: [
        { text: 'Change or pause your alerts', url: origin + links.path('my-alerts', watcher.id) },
        ...named.map(({ alert, name }) => ({
          text: named.length === 1 ? 'End this alert' : `End: ${name}`,
          url: endOneUrlOf(alert.id),
        })),
        ...(named.length > 1 ? [{ text: 'End all alerts', url: endUrlOf(watcher.id) }] : []),
      ],
    });
  }

  async function composeStillLooking(id: number): Promise<MailContent | null> {
    const watcher = await findWatcher(db, id);
    // They have been there since: nothing to ask.
    if (!watcher?.askedAt) return null;
    const on = (await listAlerts(db, id)).filter(({ state }) => state === 'on');
    if (on.length === 0) return null;
    const names = await Promise.all(on.map(nameAlert));
    return build(watcher, 'Are you still looking?', {
      title: 'Are you still looking?',
      sections: [
        {
          title: null,
          lines: [
            'We haven’t heard from you in six months. These alerts are on:',
            ...names.map(({ name }) => `• ${name}`),
            `If you still want them, press the button. Otherwise we’ll turn them off in ${silentAnswerDays} days.`,
          ],
        },
      ],
      button: { text: 'Keep my alerts', url: origin + links.path('keep-alerts', id) },
      why: ['You’re getting this because you asked us to tell you about adverts. We ask once.'],
      links: [
        { text: 'Change or pause your alerts', url: origin + links.path('my-alerts', id) },
        { text: 'End all alerts', url: endUrlOf(id) },
      ],
    });
  }

  return {
    'confirm-alert': composeConfirmation,
    'alert-news': composeNews,
    'still-looking': composeStillLooking,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function explainWhy(named: readonly { alert: StoredAlert; name: string }[]): string[] {
  const dayOf = ({ createdAt }: StoredAlert) => formatDayOfMoment(createdAt);
  const [first] = named;
  if (named.length === 1 && first) {
    return [
      `You’re getting this because you asked us on ${dayOf(first.alert)} to tell you about: ${first.name}.`,
    ];
  }
  return [
    'You’re getting this because you asked us to tell you about:',
    ...named.map(({ alert, name }) => `• ${name}, on ${dayOf(alert)}`),
  ];
}

interface NamedNews extends NewsOfAlert, AlertName {}

function linkOf({ alert, path, more }: NamedNews, origin: string): MailLink {
  const whole = alert.kind === 'search' ? 'See the whole search' : 'See the vehicle you’re watching';
  return { text: more > 0 ? `And ${groupDigits(more)} more: see them all` : whole, url: origin + path };
}

/** Of a mail about one alert: to its only vehicle if that is for sale, or else to where they all are. */
function chooseButton([first, ...others]: readonly NamedNews[], origin: string): MailLink | null {
  if (!first || others.length > 0) return null;
  const { advert } = first.shown[0] ?? {};
  return advert?.status === 'live' && first.events.length === 1
    ? { text: `See this ${channelNoun(advert.channel)}`, url: origin + advertPath(advert) }
    : linkOf(first, origin);
}

function buildCard(news: ShownNews, origin: string): MailCard {
  const { event, advert } = news;
  const { vehicle, place } = advert;
  const [picture] = pictureAddresses(advert, 1);
  const facts = [
    vehicle.year ? String(vehicle.year) : null,
    vehicle.mileage ? `${groupDigits(vehicle.mileage)} km` : null,
    `Co. ${place.county}`,
  ];
  return {
    label: eventLabels[event],
    title: advert.title,
    price: formatNewsPrice(news),
    facts: facts.filter((fact) => fact !== null).join(' · '),
    url: origin + advertPath(advert),
    imageUrl: picture === undefined ? null : origin + imageAddress(picture, imageWidth),
  };
}
