import { type Channel, channels, publicReferenceOf } from '@forecourt/domain';
import { marketSource } from '@forecourt/market';
import type { APIRequestContext } from '@playwright/test';

/** One advert of a dealer, to build addresses from. */
export interface ExampleAdvert {
  channel: Channel;
  publicReference: string;
  href: string;
  make: string;
  model: string;
  year: number;
  county: string;
  dealer: { id: number; name: string; county: string };
}

export interface MarketExamples {
  adverts: Record<Channel, ExampleAdvert>;
  /** The canonical address of an advert that has ended. */
  endedHref: string;
  store: { id: number; name: string };
  articles: readonly string[];
}

interface StockItem {
  publicReference: string;
  href: string;
  searchDetailSummary: { mmv: { cleanMake: string; cleanModel: string } };
  vehicle: { registrationYear: number };
  stockLocation: { county: string };
  dealerDetailSummary: { dealerId: number; name: string; href: string; hasStore: boolean };
}

/** Addresses that exist in the running market. */
export async function readExamples(request: APIRequestContext): Promise<MarketExamples> {
  const [Car, Commercial, Bike] = await Promise.all(
    channels.map(async (channel) => {
      const [item] = await readStock(request, channel, 1);
      if (!item) throw new Error(`The market has no ${channel} of a dealer`);
      return buildExample(channel, item);
    }),
  );
  const withStore = (await readStock(request, 'Car', 100)).find((item) => item.dealerDetailSummary.hasStore);
  if (!Car || !Commercial || !Bike || !withStore) throw new Error('The market is too small for examples');
  const { dealerId, name } = withStore.dealerDetailSummary;
  return {
    adverts: { Car, Commercial, Bike },
    endedHref: await findEnded(request),
    store: { id: dealerId, name },
    articles: await readArticles(request),
  };
}

async function readStock(request: APIRequestContext, channel: Channel, size: number): Promise<StockItem[]> {
  const response = await request.get(`/rest/1.0/${channel}/stock?seller=trade&size=${size}`);
  return (await response.json()).items;
}

function buildExample(channel: Channel, item: StockItem): ExampleAdvert {
  const { cleanMake, cleanModel } = item.searchDetailSummary.mmv;
  const { dealerId, name, href } = item.dealerDetailSummary;
  return {
    channel,
    publicReference: item.publicReference,
    href: item.href,
    make: cleanMake,
    model: cleanModel,
    year: item.vehicle.registrationYear,
    county: item.stockLocation.county,
    dealer: { id: dealerId, name, county: /\/ireland\/([^/]+)\//.exec(href)?.[1] ?? '' },
  };
}

/**
 * Six in a hundred of the made-up adverts have ended; only a visitor who saved one still knows its reference.
 */
async function findEnded(request: APIRequestContext): Promise<string> {
  for (let from = 1; from < 600; from += 90) {
    const ids = Array.from({ length: 90 }, (_, at) => publicReferenceOf(marketSource, `advert-${from + at}`));
    const response = await request.get(`/rest/1.0/Car/saved-ads?${ids.map((id) => `id=${id}`).join('&')}`);
    const items: { id: string; status: string }[] = await response.json();
    const ended = items.find(({ status }) => status !== 'live');
    if (!ended) continue;
    // The address is corrected to the right make and model.
    const moved = await request.get(`/used-cars/a/b/fpa/${ended.id}`, { maxRedirects: 0 });
    return moved.headers().location ?? '';
  }
  throw new Error('The market has no advert that has ended');
}

async function readArticles(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemaps/articles.xml')).text();
  return [...text.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}
