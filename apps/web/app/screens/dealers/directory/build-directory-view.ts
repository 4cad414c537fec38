import {
  capitaliseFirst,
  channelPlural,
  channels,
  dealerDirectoryPath,
  groupDigits,
  listWords,
} from '@forecourt/domain';
import { guessTown } from '@forecourt/search';
import {
  type DirectoryAnswer,
  type DirectoryRelaxation,
  type DirectorySort,
  directorySorts,
} from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  buildPagination,
  type Pagination,
  type SeoLinks,
} from '@forecourt/site';
import type { SelectOption } from '@forecourt/ui';
import {
  buildCountyPicker,
  type CountyPickerView,
} from '../../../parts/county-picker/build-county-picker.ts';
import type { Chip } from '../../buying/results/search-summary/build-chips.ts';
import {
  buildDirectoryCard,
  countDealers,
  type DirectoryCard,
  type ShownDealer,
} from './build-directory-card.ts';
import { buildDirectoryChips } from './build-directory-chips.ts';
import { buildDirectorySeo } from './build-directory-seo.ts';
import { buildNothingView, type NothingView } from './build-nothing-view.ts';
import { describeDirectory, type Entrance, placeLabel } from './describe-directory.ts';
import { type AskedDealers, changedAddress, directoryAddress } from './directory-address.ts';

export interface ChannelChoice {
  label: string;
  count: string;
  href: string;
  isCurrent: boolean;
}

export interface DirectoryNotice {
  text: string;
  /** What was probably meant: `Did you mean Mallow?` */
  link: { text: string; href: string } | null;
}

export interface DirectoryView {
  asked: AskedDealers;
  heading: string;
  /** For search engines and the browser's tab: every page of the list has its own. */
  title: string;
  summary: string;
  /** Notices about what could not be done, or was interpreted differently. */
  notices: readonly DirectoryNotice[];
  /** The dropped parts of the address. */
  problems: readonly string[];
  makes: readonly SelectOption[];
  counties: readonly SelectOption[];
  simiCount: string;
  /** The place to measure from, as people write it. */
  place: string;
  channels: readonly ChannelChoice[];
  sort: { selected: DirectorySort; options: readonly (SelectOption & { href: string })[] };
  chips: readonly Chip[];
  cards: readonly DirectoryCard[];
  pagination: Pagination;
  firstPageHref: string;
  nothing: NothingView | null;
  picker: CountyPickerView;
  entrance: Entrance;
  /** Shown first on the by-make entry page. */
  makeLinks: readonly { text: string; count: string; href: string }[];
  seo: SeoLinks | null;
  trail: readonly BreadcrumbItem[];
  total: number;
}

export interface DirectoryFound {
  answer: DirectoryAnswer;
  relaxations: readonly DirectoryRelaxation[];
  /** Size of the whole directory. */
  size: number;
  unknownPlace: string | null;
  problems: readonly string[];
  entrance: Entrance;
  /** By the dealer's id. */
  shown: ReadonlyMap<number, ShownDealer>;
}

export function buildDirectoryView(asked: AskedDealers, found: DirectoryFound): DirectoryView {
  const { answer, entrance } = found;
  const { counts, total } = answer;
  const heading = describeDirectory(asked, entrance);
  const firstPageHref = directoryAddress({ ...asked, page: 1 });
  return {
    asked,
    heading,
    title: answer.page > 1 ? `${heading}, page ${answer.page}` : heading,
    summary: countDealers(total),
    notices: buildNotices(asked, found),
    problems: found.problems,
    makes: countedOptions(counts.make, asked.make),
    counties: countedOptions(counts.county, asked.county),
    simiCount: groupDigits(counts.simi),
    place: asked.near ? placeLabel(asked.near) : '',
    channels: buildChannels(asked, answer),
    sort: buildSort(asked),
    chips: buildDirectoryChips(asked),
    cards: answer.hits.map((hit) => buildDirectoryCard(hit, asked, found.shown.get(hit.dealer.id))),
    pagination: buildPagination(answer.page, answer.pages),
    firstPageHref,
    nothing: total === 0 ? buildNothingView(asked, { ...found, counts }) : null,
    picker: buildCountyPicker(counts.county, asked.county, (county) => changedAddress(asked, { county })),
    entrance,
    makeLinks:
      entrance === 'by-make'
        ? [...counts.make].map(([make, count]) => ({
            text: make,
            count: groupDigits(count),
            href: changedAddress(asked, { make }),
          }))
        : [],
    seo: buildDirectorySeo(asked, counts),
    trail: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Dealers', url: dealerDirectoryPath() },
      ...(heading === 'Dealers in Ireland' ? [] : [{ text: heading, url: firstPageHref }]),
    ]),
    total,
  };
}

function buildNotices(asked: AskedDealers, { answer, unknownPlace }: DirectoryFound): DirectoryNotice[] {
  const notices = answer.readings.map(({ word, spellings }) => ({
    text: `No dealer is called “${word}”. Showing ${listWords(
      spellings.slice(0, 3).map((spelling) => `“${capitaliseFirst(spelling)}”`),
      'and',
    )} instead.`,
    link: null,
  }));
  return unknownPlace ? [...notices, buildPlaceNotice(asked, unknownPlace)] : notices;
}

function buildPlaceNotice(asked: AskedDealers, unknownPlace: string): DirectoryNotice {
  const text = `We don’t know where “${unknownPlace}” is.`;
  const town = guessTown(unknownPlace);
  if (!town) return { text: `${text} Try a town or an Eircode, such as Mallow or P51.`, link: null };
  const href = changedAddress(asked, { near: town.name, sort: null });
  return { text, link: { text: `Did you mean ${town.label}?`, href } };
}

/** With counts, by name; the chosen option stays on the list even with no matches. */
function countedOptions(counts: ReadonlyMap<string, number>, chosen: string | null): SelectOption[] {
  const names = new Map(counts);
  if (chosen && !names.has(chosen)) names.set(chosen, 0);
  return [...names]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, count]) => ({ value: name, label: `${name} (${groupDigits(count)})` }));
}

function buildChannels(asked: AskedDealers, { counts }: DirectoryAnswer): ChannelChoice[] {
  const choice = (label: string, channel: AskedDealers['channel'], count: number): ChannelChoice => ({
    label,
    count: groupDigits(count),
    href: changedAddress(asked, { channel }),
    isCurrent: asked.channel === channel,
  });
  return [
    choice('All', null, counts.anyChannel),
    ...channels.map((channel) =>
      choice(capitaliseFirst(channelPlural(channel)), channel, counts.channel[channel]),
    ),
  ];
}

const sortWords: Readonly<Record<DirectorySort, string>> = {
  best: 'Stock and rating',
  name: 'Name',
  distance: 'Distance, nearest first',
  stock: 'Stock, largest first',
  rating: 'Rating, best first',
};

function buildSort(asked: AskedDealers): DirectoryView['sort'] {
  const usual = asked.near ? 'distance' : 'best';
  const offered = directorySorts.filter((sort) => asked.near || sort !== 'distance');
  return {
    selected: asked.sort ?? usual,
    options: offered.map((sort) => ({
      value: sort,
      label: sortWords[sort],
      href: changedAddress(asked, { sort: sort === usual ? null : sort }),
    })),
  };
}
