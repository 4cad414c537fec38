/** A database that was away is mostly back by then. */
export const retryAfterSeconds = 30;
