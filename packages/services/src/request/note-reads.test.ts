import type { Channel } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { findNewVersions } from '../new-cars/find-new-versions.ts';
import type { Services } from '../services.ts';
import { exampleAdvert } from '../testing/example-advert.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { MarketReads } from './market-reads.ts';
import { noteReads } from './note-reads.ts';

const advert = exampleAdvert();
const services = fakeServices([advert]);

async function channelsOf(page: (noted: Services) => unknown): Promise<readonly Channel[] | null> {
  const reads = new MarketReads();
  await page(noteReads(services, reads));
  return reads.channels();
}

it('notes the channels that a page searches', async () => {
  expect(await channelsOf(({ search }) => search.search({ channel: 'Bike' }))).toEqual(['Bike']);
  const both = async ({ search }: Services) => {
    await search.names('Car');
    await search.countAround({ channel: 'Commercial' }, [], 5);
  };
  expect(await channelsOf(both)).toEqual(['Car', 'Commercial']);
});

it('notes the channel of an advert whose price is compared', async () => {
  expect(await channelsOf(({ pricing }) => pricing.verdict(advert))).toEqual([advert.channel]);
});

it('leaves a page with its channels that names dealers and reads texts', async () => {
  const page = async ({ search, dealers, content, site }: Services) => {
    await search.search({ channel: 'Car' });
    await dealers.findMany([1]);
    await dealers.featuredPartners();
    return [content, site.origin];
  };
  expect(await channelsOf(page)).toEqual(['Car']);
});

it('lets a page that reads nothing go by the whole market', async () => {
  expect(await channelsOf(() => {})).toBeNull();
});

it.each<[string, (noted: Services) => unknown]>([
  ['shows an advert', ({ adverts }) => adverts.find(advert.publicReference)],
  ['shows a dealer', ({ dealers }) => dealers.find(1)],
  ['understands a sentence', ({ search }) => search.understand('van', 'Car')],
  ['looks for the same plate', ({ pricing }) => pricing.mileageConflicts(advert)],
  ['asks for the version', ({ search }) => search.version()],
  ['uses a service that says nothing about what it reads', ({ overview }) => overview.stock()],
])('lets a page go by the whole market that %s, whatever else it reads', async (_, read) => {
  const page = async (noted: Services) => {
    await noted.search.search({ channel: 'Car' });
    await read(noted);
  };
  expect(await channelsOf(page)).toBeNull();
});

it('shares between pages what is gathered for all of them', async () => {
  const asked = [services, services].map((each) => noteReads(each, new MarketReads()));
  const [first, second] = asked.map(({ search }) => findNewVersions(search));
  expect(first).toBe(second);
  expect(await channelsOf(({ search }) => findNewVersions(search))).toBeNull();
});
