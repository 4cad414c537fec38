/**
 * The Trusted Types policies of our pages: the only code that may turn text into HTML or script. The Content-Security-Policy
 * names them, so no other can be made.
 */
export const trustedTypePolicies = {
  /** Starts the page's own modules. */
  start: 'start-modules',
  /** Asked about every text that becomes HTML or the address of a script. */
  usual: 'default',
  /** Reads HTML without showing it, to look at what is in it. */
  parse: 'parse-only',
} as const;

interface PolicyRules {
  createHTML?(html: string): string | null;
  createScript?(code: string): string | null;
  createScriptURL?(url: string): string | null;
}

/** What browsers that know Trusted Types offer; the results are used where text would be refused. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: PolicyRules,
  ): { createHTML(html: string): string; createScript(code: string): string };
}
