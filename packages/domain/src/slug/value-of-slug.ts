import { nameSlug } from './name-slug.ts';

/** Finds the option that an address names; undefined if none matches. */
export function valueOfSlug<Option extends string>(
  options: readonly Option[],
  slug: string,
): Option | undefined {
  const wanted = nameSlug(slug);
  return options.find((option) => nameSlug(option) === wanted);
}
