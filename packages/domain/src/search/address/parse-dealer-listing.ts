import { type Channel, channelOfPath } from '../../channel/channel.ts';

/** The parts of a dealer's listing path; not checked against the existing dealers. */
export interface DealerListingPath {
  channel: Channel;
  county: string;
  dealerId: number;
}

const form = /^(?:\/(?:commercials|bikes))?\/dealers\/ireland\/([^/]+)\/(\d{1,9})\/?$/;

/**
 * Parses `/commercials/dealers/ireland/cork/7`; undefined for any other path, and for a dealer that is not a
 * number.
 */
export function parseDealerListing(pathname: string): DealerListingPath | undefined {
  const match = form.exec(pathname);
  if (!match?.[1] || !match[2]) return undefined;
  return { channel: channelOfPath(pathname), county: match[1], dealerId: Number(match[2]) };
}

/** Whether the path belongs to a dealer's listing, valid or not. */
export function isDealerListing(pathname: string): boolean {
  return /^(?:\/(?:commercials|bikes))?\/dealers\/ireland\/[^/]+\/[^/]+\/?$/.test(pathname);
}
