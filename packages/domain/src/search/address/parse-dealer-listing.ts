import { type Channel, channelOfPath } from '../../channel/channel.ts';

/** What the path of a dealer's listing says; neither is checked against the dealers that there are. */
export interface DealerListingPath {
  channel: Channel;
  county: string;
  dealerId: number;
}

const form = /^(?:\/(?:commercials|bikes))?\/dealers\/ireland\/([^/]+)\/(\d{1,9})\/?$/;

/** Reads `/commercials/dealers/ireland/cork/7`; undefined for any other path, and for a dealer that is no number. */
export function parseDealerListing(pathname: string): DealerListingPath | undefined {
  const match = form.exec(pathname);
  if (!match?.[1] || !match[2]) return undefined;
  return { channel: channelOfPath(pathname), county: match[1], dealerId: Number(match[2]) };
}

/** Whether the path belongs to a dealer's listing, be it a good one or not. */
export function isDealerListing(pathname: string): boolean {
  return /^(?:\/(?:commercials|bikes))?\/dealers\/ireland\/[^/]+\/[^/]+\/?$/.test(pathname);
}
