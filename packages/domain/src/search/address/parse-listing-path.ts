import { type Channel, channelOfPath } from '../../channel/channel.ts';

/** The parts of a listing path, as slugs; not yet checked against the market. */
export interface ListingPath {
  channel: Channel;
  /** `listing` may be indexed, `search` is the working search, `root` is a make directly under the site's root. */
  base: 'listing' | 'search' | 'root';
  county?: string;
  make?: string;
  model?: string;
  year?: string;
}

const bases: readonly { segments: readonly string[]; base: 'listing' | 'search' }[] = [
  { segments: ['search'], base: 'search' },
  { segments: ['commercials', 'search'], base: 'search' },
  { segments: ['bikes', 'search'], base: 'search' },
  { segments: ['used-cars'], base: 'listing' },
  { segments: ['commercials', 'used'], base: 'listing' },
  { segments: ['bikes', 'used'], base: 'listing' },
];

/** Parses the path of a listing; undefined for a path with more or other parts than a listing. */
export function parseListingPath(pathname: string): ListingPath | undefined {
  const segments = decodeSegments(pathname);
  if (!segments) return undefined;
  const found = bases.find((each) => each.segments.every((segment, index) => segments[index] === segment));
  const tail = segments.slice(found?.segments.length ?? 0);
  if (!found && tail.length === 0) return undefined;
  const isInCounty = found !== undefined && tail[0] === 'ireland';
  const [county, make, model, year, ...more] = isInCounty ? tail.slice(1) : [undefined, ...tail];
  if (more.length > 0) return undefined;
  return {
    channel: channelOfPath(pathname),
    base: found?.base ?? 'root',
    ...(county !== undefined && { county }),
    ...(make !== undefined && { make }),
    ...(model !== undefined && { model }),
    ...(year !== undefined && { year }),
  };
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment));
  } catch {
    // A broken escape, such as %E0%A4%A.
    return undefined;
  }
}
