export interface ErrorWords {
  title: string;
  text: string;
  /** What to offer beside the link home: a search, or another try. */
  help: 'search' | 'try-again' | 'none';
}

/** By the response's status, or null if there was no response or the page itself broke. */
export function decideErrorWords(status: number | null, isOnline: boolean): ErrorWords {
  if (status === 404) {
    return {
      title: 'We can’t find that page',
      text: 'There may be a typo in the address, or the page may have moved.',
      help: 'search',
    };
  }
  if (status === 400) {
    return {
      title: 'We couldn’t read your request',
      text: 'Go back, reload the page and try again.',
      help: 'none',
    };
  }
  if (status === 405) {
    return {
      title: 'You can’t do that here',
      text: 'This page doesn’t take forms.',
      help: 'none',
    };
  }
  // While the site starts, or its database is unavailable.
  if (status === 503) {
    return {
      title: 'We can’t show this right now',
      text: 'Please try again in a minute.',
      help: 'try-again',
    };
  }
  if (!isOnline) {
    return {
      title: 'You’re offline',
      text: 'Check your connection and try again: nothing was lost.',
      help: 'try-again',
    };
  }
  return {
    title: 'Something went wrong',
    text: 'The fault is on our side. Please try again in a moment.',
    help: 'try-again',
  };
}
