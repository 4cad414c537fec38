import type { BreadcrumbItem } from '@forecourt/site';
import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The breadcrumb trail above a page, which search engines show instead of the bare address. */
export function breadcrumbBlock(
  items: readonly Pick<BreadcrumbItem, 'text' | 'url'>[],
  origin: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ text, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: new URL(url, origin).href,
    })),
  };
}
