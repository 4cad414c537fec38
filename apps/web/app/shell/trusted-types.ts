import { type TrustedTypes, trustedTypePolicies } from '@forecourt/site';

/**
 * Browsers ask this policy about every text that a script, ours or a library's, turns into HTML or loads code from. HTML
 * that could run anything is refused, and so is code of another origin.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
if (trustedTypes) {
  const parsing = trustedTypes.createPolicy(trustedTypePolicies.parse, { createHTML: (html) => html });
  const parse = (html: string) => new DOMParser().parseFromString(parsing.createHTML(html), 'text/html');
  trustedTypes.createPolicy(trustedTypePolicies.usual, {
    createHTML: (html) => (isInert(parse(html)) ? html : null),
    createScriptURL: (url) => (new URL(url, document.baseURI).origin === location.origin ? url : null),
  });
}

function isInert(parsed: Document): boolean {
  return [...parsed.querySelectorAll('*')].every(
    (element) =>
      !element.matches('iframe,object,embed,base,script:not(:empty),script[src]') &&
      [...element.attributes].every(
        ({ name, value }) => !/^on/.test(name) && !/^\s*javascript:/i.test(value),
      ),
  );
}
