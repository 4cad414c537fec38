import { brand } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';

/** What a screen tells search engines, link previews and the browser's tab. */
export interface PageHead {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** The page's one address, from its first slash. */
  path: string;
  /** Left out, the page may be indexed. */
  robots?: 'noindex' | 'noindex, follow' | undefined;
  picture?: { path: string; alt: string; width: number; height: number } | undefined;
  kind?: 'website' | 'article' | 'product' | undefined;
  /** Blocks of schema.org data. */
  structuredData?: readonly object[] | undefined;
}

const sharingPicture = { path: '/media/sharing.png', alt: brand.description, width: 1200, height: 630 };

export function buildPageHead(head: PageHead, origin: string): MetaDescriptor[] {
  const { description, path, robots = 'index, follow', picture = sharingPicture, kind = 'website' } = head;
  const title = `${head.title} | ${brand.name}`;
  const url = origin + path;
  return [
    { title },
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
