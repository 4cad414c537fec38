/** An unreachable database is usually back by then. */
export const retryAfterSeconds = 30;
