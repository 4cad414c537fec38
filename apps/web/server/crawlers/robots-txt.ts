import type { SiteFacts } from '@forecourt/services';
import { numberPath } from '@forecourt/site';

/**
 * The search itself is not disallowed here: its pages are noindex but follow, which a crawler only learns by
 * reading them. Sort orders of the same adverts are useless to crawlers and practically endless, and asking a
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
