import { channelSearchRoot, channelSeoRoot, channels, lastPage, sorts } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { searchInput } from '../rest/stock/search-input.ts';

/** Describes the site to a language model that reads or acts for a user: https://llmstxt.org */
export function formatLlmsTxt(origin: string): string {
  const link = (text: string, path: string, about: string) => `- [${text}](${origin}${path}): ${about}`;
  return `# ${brand.name}

> ${brand.description}

Prices are whole euro. Distances are kilometres. A vehicle without a price is on application (POA).
${brand.name} shows adverts; buying and selling happen between the buyer and the seller.

## Search

A search is an address. Its path says county, make, model and year; its query says the rest. Names are lower case with hyphens.

${channels
  .map((channel) =>
    link(
      `${channel} adverts`,
      channelSeoRoot(channel),
      `tails /{make}, /{make}/{model}, /{make}/{model}/{year}, /ireland/{county}/{make}/{model}/{year}`,
    ),
  )
  .join('\n')}
${link('Search in words', `${channelSearchRoot('Car')}?q=automatic%20diesel%20estate%20under%2015k%20near%20Cork`, 'q understands a sentence')}

Parameters: ${Object.keys(searchInput.shape).join(', ')}. Repeat a name for several values. near is a town, an Eircode routing
key or latitude,longitude; radius and mileages are in km; sort is one of ${sorts.join(', ')}; page goes from 1 to ${lastPage}.

## For programs

The same parameters work in these calls, which need no key. {channel} is Car, Commercial or Bike.

${link('OpenAPI 3.1', '/rest/1.0/openapi.json', 'every call with its schema')}
${link('Stock', '/rest/1.0/Car/stock?size=10', 'GET /rest/1.0/{channel}/stock: totals, items and facet counts')}
${link('Suggestions', '/rest/1.0/Car/suggest?q=golf', 'GET /rest/1.0/{channel}/suggest?q=: what a sentence means as filters')}
${link('Atom feed', '/rest/1.0/Car/stock.atom', 'any search as a feed, newest first; also stock.json-feed and stock.csv')}

GET /rest/1.0/{channel}/fpa/{publicReference} answers one advert. Answers carry an ETag: please send it back.

## Find

${link('Dealers', '/dealers', 'by name, make and county')}
${link('Site map', '/sitemap', 'every part of the site')}
${link('XML sitemap', '/sitemap.xml', 'every page, listing, dealer, article and live advert')}

## Read

${link('Reviews, news and advice', '/content', 'everything written here')}
${link('Newest articles', '/content.atom', 'as an Atom feed')}
${link('Buy and sell safely', '/security', 'how to spot a scam, and where to report one')}
${link('Contact us', '/contact-us', 'how to reach a person')}
`;
}
