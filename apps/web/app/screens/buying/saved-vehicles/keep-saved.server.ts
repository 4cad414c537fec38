import { type Channel, channels, isPublicReference } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import {
  formatSavedCookie,
  parseSavedCookie,
  type SavedReferences,
  savedVehiclesPath,
} from '@forecourt/site';
import { parseOwnPath } from '../../../addresses/parse-own-path.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { type FormArgs, readForm } from '../../../parts/forms/read-form.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { formatSavedAddress, parseSavedAddress } from './saved-address.ts';

/** A save or remove button pressed without JavaScript: changes the cookie, and shows the list. */
export async function keepSaved({ request, context }: FormArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const read = readForm({ request, context });
  const before = parseSavedCookie(context.get(requestInfoContext).cookie());
  const removed = read('remove');
  const added = await findAdded(read('save'), services);
  if (added && !before[added.channel].includes(added.reference)) {
    services.figures.count('saved', added.reference);
  }
  const lists = added ? withReference(before, added) : withoutReference(before, removed);
  const channel = added?.channel ?? channels.find((each) => before[each].includes(removed)) ?? 'Car';
  const from = readFrom(request.headers.get('referer'));
  const answer = redirectTo(formatSavedAddress({ channel, from }), 303);
  answer.headers.append('Set-Cookie', formatSavedCookie(lists, services.site.origin.startsWith('https:')));
  return answer;
}

/** The page whose button was pressed; on the list itself, the page that it was opened from. */
function readFrom(referer: string | null): string | null {
  const url = URL.parse(referer ?? '');
  if (url?.pathname === savedVehiclesPath) return parseSavedAddress(url.searchParams).from;
  return url && parseOwnPath(url.pathname + url.search);
}

interface Added {
  channel: Channel;
  reference: string;
}

async function findAdded(reference: string, { adverts }: Pick<Services, 'adverts'>): Promise<Added | null> {
  const advert = isPublicReference(reference) ? await adverts.find(reference) : null;
  return advert?.status === 'live' ? { channel: advert.channel, reference } : null;
}

/** The cookie's format drops what a full list has no room for, as a full list refuses silently. */
function withReference(lists: SavedReferences, { channel, reference }: Added): SavedReferences {
  return { ...lists, [channel]: [...new Set([...lists[channel], reference])] };
}

function withoutReference({ Car, Commercial, Bike }: SavedReferences, reference: string): SavedReferences {
  const without = (list: readonly string[]) => list.filter((each) => each !== reference);
  return { Car: without(Car), Commercial: without(Commercial), Bike: without(Bike) };
}
