const kept = new Map<string, Written>();

interface Written {
  dangerouslySetInnerHTML: { __html: string };
}

/**
 * For a part of the page that stays as it is for the whole visit. The server writes it; the browser keeps the HTML that
 * came, so that neither its words nor the code that wrote them are sent a second time as script, nor gone through again
 * while the page starts. The same object each time: React would write another's HTML anew.
 */
export function staticHtml(selector: string): Written {
  const written = kept.get(selector) ?? {
    // A menu that was opened before the script came is not opened again with every error screen.
    dangerouslySetInnerHTML: {
      __html: (document.querySelector(selector)?.innerHTML ?? '').replaceAll(' open=""', ''),
    },
  };
  kept.set(selector, written);
  return written;
}
