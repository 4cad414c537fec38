/** A dealer's whole stock is far smaller; the feed of a dealer chain compresses well below it. */
export const maxFeedBytes = 5 * 1024 * 1024;
export const maxFeedWords = `${maxFeedBytes / 1024 ** 2} MB`;

/** The limit for pasted rows: more have to come as a file. */
export const maxPastedLength = 200_000;

/** The maximum unpacked size of a feed. */
export const maxUnpackedBytes = 50 * 1024 * 1024;

export const maxFeedRows = 50_000;

/** Enough to see what is wrong; after fixing these, the sender sees the next ones. */
export const maxShownFindings = 200;
