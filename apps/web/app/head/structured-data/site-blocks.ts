import { brand, buildOrganisationBlock } from '@forecourt/site';
import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';

type Search = WithActionConstraints<Exclude<SearchAction, string>>;

/** The site's organisation and its search action, for the home page, which represents the whole site. */
export function siteBlocks(origin: string): [WithContext<Organization>, WithContext<WebSite>] {
  return [buildOrganisationBlock(origin), webSiteBlock(origin)];
}

function webSiteBlock(origin: string): WithContext<WebSite> {
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    inLanguage: 'en-IE',
    potentialAction: search,
  };
}
