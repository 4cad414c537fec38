import { brand } from './brand.ts';

/** Where visitors ask the people behind the site: page and link are called after the product. */
export const askPage = {
  text: `Ask ${brand.name}`,
  path: `/ask-${brand.productSlug}`,
} as const;
