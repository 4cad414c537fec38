/** The page that checks a stock feed; the server allows it larger uploads. */
export const feedCheckerPath = '/dealer-info/feed-checker';
