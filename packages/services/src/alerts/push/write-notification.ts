import type { AlertName } from '../describe-alert.ts';
import type { NewsOfAlert } from '../mails/choose-news.ts';
import { countEvents, formatNewsPrice } from '../mails/news-words.ts';

/** What a browser shows, and what it opens. */
export interface Notification {
  title: string;
  body: string;
  path: string;
}

/** Of the first alert, with the price if it is about one vehicle; null if there is nothing left to tell. */
export function writeNotification(chosen: readonly (NewsOfAlert & AlertName)[]): Notification | null {
  const [first] = chosen;
  if (!first) return null;
  const title = countEvents(chosen.flatMap(({ events }) => events));
  const { name, path, shown } = first;
  if (chosen.length > 1) {
    return { title, body: `${name}, and ${chosen.length - 1} more of your alerts`, path: '/alerts' };
  }
  const [only, ...others] = shown;
  const body = only && others.length === 0 ? `${only.advert.title}: ${formatNewsPrice(only)}` : name;
  return { title, body, path };
}
