import type { SiteFacts } from '@forecourt/services';
import { numberPath } from '@forecourt/site';

/**
 * The working search is not closed off here: its pages ask not to be indexed but to be followed, which a crawler can
 * only know by reading them. Orders of the same adverts are of no use to anybody and would never end, and asking a
 * seller to call is for people.
 */
export function formatRobotsTxt({
  origin,
  environmentName,
}: Pick<SiteFacts, 'origin' | 'environmentName'>): string {
  if (environmentName === 'preprod') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *
Disallow: /rest/
Allow: /rest/1.0/openapi.json
Allow: /rest/1.0/*/stock.atom
Allow: /rest/1.0/*/stock.json-feed
Disallow: /*?*sort=
Disallow: /*?*near=
Disallow: /*?*contact=
Disallow: ${numberPath}

Sitemap: ${origin}/sitemap.xml
`;
}
