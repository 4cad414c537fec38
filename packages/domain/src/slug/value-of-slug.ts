import { slugify } from './slugify.ts';

/** Finds the option that an address names; undefined when none does. */
export function valueOfSlug<Option extends string>(
  options: readonly Option[],
  slug: string,
): Option | undefined {
  const wanted = slugify(slug);
  return options.find((option) => slugify(option) === wanted);
}
