import type { ItemList, WithContext } from 'schema-dts';
import { stated } from './stated.ts';

export interface ListedItem {
  /** Left out of long lists: robots need only the address. */
  name?: string;
  path: string;
  imagePath?: string | null | undefined;
}

/** The page's list in its order: each item is described in full on its own page. */
export function itemListBlock(items: readonly ListedItem[], origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path, imagePath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...stated({ name: name ?? null, url: origin + path, image: imagePath ? origin + imagePath : null }),
    })),
  };
}
