import { copyrightYear } from '@forecourt/domain';
import { brand, brandLinks } from '../brand/brand.ts';

export interface OrganisationBlock {
  '@context': 'https://schema.org';
  '@type': 'Organization';
  name: string;
  description: string;
  url: string;
  logo: string;
  foundingDate: string;
  email: string;
  contactPoint: {
    '@type': 'ContactPoint';
    contactType: string;
    telephone: string;
    email: string;
    areaServed: string;
  };
  sameAs: readonly string[];
}

/** Structured data about who runs the site, for search engines. */
export function buildOrganisationBlock(siteOrigin: string): OrganisationBlock {
  const origin = siteOrigin.replace(/\/+$/, '');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    description: brand.description,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
    foundingDate: String(brand.foundingYear),
    email: brand.supportEmail,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: internationalPhone(brand.supportPhone),
      email: brand.supportEmail,
      areaServed: 'IE',
    },
    sameAs: brandLinks.socialLinks.map(({ href }) => href),
  };
}

/** Structured data needs the number as dialled from abroad: `020 910 1998` is `+353 20 910 1998`. */
function internationalPhone(phone: string): string {
  return phone.startsWith('0') ? `+353 ${phone.slice(1)}` : phone;
}

export function copyrightLine(now: Date): string {
  return `© ${brand.name} ${copyrightYear(now)}`;
}
