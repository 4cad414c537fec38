/** A dealer's whole stock is far smaller; a feed of a chain of dealers packs well below it. */
export const maxFeedBytes = 5 * 1024 * 1024;
export const maxFeedWords = `${maxFeedBytes / 1024 ** 2} MB`;

/** Of pasted rows: more come as a file. */
export const maxPastedLength = 200_000;

/** What a packed feed may unpack to. */
export const maxUnpackedBytes = 50 * 1024 * 1024;

export const maxFeedRows = 50_000;

/** Enough to see what is wrong; whoever mends these sees the next ones. */
export const maxShownFindings = 200;

/** Where a feed can be checked. */
export const feedCheckerPath = '/dealer-info/feed-checker';

/** The form with everything around the feed: the token, the names of the fields, the lines between them. */
const formBytes = maxFeedBytes + 64 * 1024;

/** How large a body may be where feeds are sent, by the form itself or by the script's call of the same page. */
export const feedBodyLimits: Readonly<Record<string, number>> = {
  [feedCheckerPath]: formBytes,
  [`${feedCheckerPath}.data`]: formBytes,
};
