import { countyName } from '../place/county-name.ts';
import { slugify } from '../slug/slugify.ts';

/** A name as one segment of a path: its slug, with the two characters written out that would end the segment. */
export function pathSegment(name: string): string {
  const slug = slugify(name).replaceAll('/', '%2F').replaceAll('?', '%3F');
  // A name without a single letter that an address may hold still needs its place in the path.
  return slug === '' ? '-' : slug;
}

export function countySegment(county: string): string {
  return pathSegment(countyName(county));
}
