import type { Block } from '@forecourt/content';
import {
  channelPlural,
  channels,
  dublinDay,
  formatSearch,
  groupDigits,
  listingPath,
  parseSearch,
  type SearchQuery,
} from '@forecourt/domain';
import { findPricesByYear, type Services } from '@forecourt/services';
import { loadTool } from '../tools/load-tool.server.ts';
import { buildSavableCard } from '../vehicle/build-savable-card.ts';
import type { BlockView, TotalsView, VehiclesView } from './block-view.ts';
import { buildCardsView, buildPartnersView } from './cards/build-cards-view.ts';
import { buildCountsChart } from './charts/build-counts-chart.ts';
import { buildPricesChart } from './charts/build-prices-chart.ts';

type Market = Pick<Services, 'search' | 'adverts' | 'pricing'>;

/** The page that holds the text: its tools use the page's query. */
export interface TextPlace {
  params: URLSearchParams;
  path: string;
}

/** Fills a text's live pieces with current market data. A piece that finds nothing is left out. */
export async function resolveBlocks(
  blocks: readonly Block[],
  market: Market,
  place: TextPlace,
): Promise<BlockView[]> {
  const views = await Promise.all(blocks.map((block) => resolveBlock(block, market, place)));
  return views.filter((view) => view !== null);
}

async function resolveBlock(block: Block, market: Market, place: TextPlace): Promise<BlockView | null> {
  switch (block.kind) {
    case 'html':
    case 'list':
    case 'form':
      return block;
    case 'calculator': {
      const { name } = block;
      const view = await loadTool({ name, ...place, services: market, now: new Date() });
      return { kind: 'calculator', view };
    }
    case 'cards':
      return buildCardsView(block);
    case 'partners':
      return buildPartnersView(block);
    case 'vehicles':
      return findVehicles(block.title, queryOf(block), market);
    case 'counts': {
      const query = queryOf(block);
      return buildCountsChart(
        block.title,
        block.by,
        query,
        await market.search.search({ ...query, size: 1 }),
      );
    }
    case 'prices': {
      const query = queryOf(block);
      const prices = await findPricesByYear(market.search, query, dublinDay(new Date()).year);
      return buildPricesChart(block.title, query, prices);
    }
    case 'totals':
      return findTotals(block.title, market);
  }
}

function queryOf({ channel, search }: Extract<Block, { search: string }>): SearchQuery {
  return parseSearch(channel, new URLSearchParams(search)).query;
}

/** Two full rows within the text; the row below the text is wider. */
const mostCards = 6;

/** A row of adverts that a search finds now. */
export async function findVehicles(
  title: string,
  query: SearchQuery,
  { search, pricing }: Pick<Market, 'search' | 'pricing'>,
  size: number = mostCards,
): Promise<VehiclesView | null> {
  const { hits, total } = await search.search({ ...query, size });
  if (hits.length === 0) return null;
  return {
    kind: 'vehicles',
    title,
    cards: hits.map(({ advert }) => buildSavableCard(advert, pricing.verdict)),
    more: `See all ${groupDigits(total)}`,
    href: formatSearch(query),
  };
}

async function findTotals(title: string, { adverts }: Pick<Market, 'adverts'>): Promise<TotalsView> {
  const totals = await Promise.all(
    channels.map(async (channel) => ({
      figure: groupDigits(await adverts.count(channel)),
      label: `${channelPlural(channel)} for sale`,
      href: listingPath({ channel }),
    })),
  );
  return { kind: 'totals', title, totals };
}
