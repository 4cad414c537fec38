import { nameSlug } from './name-slug.ts';

/** Finds the option that an address names; undefined when none does. */
export function valueOfSlug<Option extends string>(
  options: readonly Option[],
  slug: string,
): Option | undefined {
  const wanted = nameSlug(slug);
  return options.find((option) => nameSlug(option) === wanted);
}
