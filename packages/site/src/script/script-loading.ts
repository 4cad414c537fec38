/** How long a page waits for the global that a script sets: ten seconds in all. */
export const scriptPolling = { everyMs: 500, maxTries: 20 } as const;

export function scriptFailureText(name: string): string {
  return `Unable to load script relating to: ${name}`;
}
