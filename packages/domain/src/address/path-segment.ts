import { countyName } from '../place/county-name.ts';
import { nameSlug } from '../slug/name-slug.ts';

/** A name as one path segment: its slug, with the two characters escaped that would end the segment. */
export function pathSegment(name: string): string {
  return slugSegment(nameSlug(name));
}

/** The same for a slug; an empty one still needs its place in the path. */
export function slugSegment(slug: string): string {
  return slug.replaceAll('/', '%2F').replaceAll('?', '%3F') || '-';
}

export function countySegment(county: string): string {
  return pathSegment(countyName(county));
}
