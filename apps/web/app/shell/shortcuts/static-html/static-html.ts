const cache = new Map<string, Written>();

interface Written {
  dangerouslySetInnerHTML: { __html: string };
}

/**
 * For a part of the page that does not change during the visit. The server renders it and the browser keeps
 * that HTML, so its text and its code are not sent again as script, nor hydrated. Returns the same object
 * each time: React would write the HTML again for a new one.
 */
export function staticHtml(selector: string): Written {
  const written = cache.get(selector) ?? {
    // A menu that was opened before the script loaded must not open again with every error screen.
    dangerouslySetInnerHTML: {
      __html: (document.querySelector(selector)?.innerHTML ?? '').replaceAll(' open=""', ''),
    },
  };
  cache.set(selector, written);
  return written;
}
