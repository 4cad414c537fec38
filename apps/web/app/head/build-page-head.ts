import { truncate } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import type { MetaDescriptor } from 'react-router';

/** Metadata of a screen for search engines, link previews and the browser's tab. */
export interface PageHead {
  /** Without the brand, which is added if it fits. */
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  /** If absent, the page may be indexed. */
  robots?: 'noindex' | 'noindex, follow' | undefined;
  picture?: SharedPicture | undefined;
  kind?: 'website' | 'article' | 'product' | undefined;
  /** Blocks of schema.org data. */
  structuredData?: readonly object[] | undefined;
}

/** The picture that a link preview shows. */
export interface SharedPicture {
  path: string;
  alt: string;
  width: number;
  height: number;
}

/** About as much as a search engine shows; past it, it cuts in the middle of a word. */
const titleLength = 65;
const descriptionLength = 155;

export const sharingPicture: SharedPicture = {
  path: '/media/sharing/1200x630',
  alt: `${brand.name}: ${brand.description}`,
  width: 1200,
  height: 630,
};

export function buildPageHead(head: PageHead, origin: string): MetaDescriptor[] {
  const { path, robots = 'index, follow', picture = sharingPicture, kind = 'website' } = head;
  const description = truncate(head.description, descriptionLength);
  const url = origin + path;
  return [
    { title: tabTitle(head.title) },
    { name: 'description', content: description },
    { name: 'robots', content: robots },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IE' },
    { property: 'og:type', content: kind },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + picture.path },
    { property: 'og:image:alt', content: picture.alt },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.structuredData ?? []).map((block) => ({ 'script:ld+json': block })),
  ];
}

/** The page's subject comes before the brand, and stands alone when both do not fit. */
function tabTitle(title: string): string {
  if (title.includes(brand.name)) return truncate(title, titleLength);
  const branded = `${title} | ${brand.name}`;
  return branded.length <= titleLength ? branded : truncate(title, titleLength);
}
