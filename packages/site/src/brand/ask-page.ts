import { brand } from './brand.ts';

/** Where visitors contact the people behind the site: page and link are named after the product. */
export const askPage = {
  text: `Ask ${brand.name}`,
  path: `/ask-${brand.productSlug}`,
} as const;
