export interface LogoReporter {
  add(logoUrl: string): void;
}

interface LogoReporterParts {
  fetch?: typeof globalThis.fetch;
  waitMs?: number;
}

/** As many as the server accepts in one report, and more than any page of ours shows. */
const mostInReport = 100;

/**
 * Reports logos that failed to load to the server, each once per page: the same logo may appear thirty times.
 * The logos of a page fail together, so failures are batched for a moment into one report. Nothing depends on
 * it, so its own failure is silent.
 */
export function createLogoReporter({
  fetch = sendRequest,
  waitMs = 1000,
}: LogoReporterParts = {}): LogoReporter {
  const known = new Set<string>();
  let gathered: string[] = [];

  async function report(): Promise<void> {
    const logoUrls = gathered;
    gathered = [];
    const answer = await fetch('/rest/1.0/csrf', { headers: { Accept: 'application/json' } });
    if (!answer.ok) return;
    const { token } = (await answer.json()) as { token: string };
    await fetch('/rest/1.0/logo-failures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ logoUrls }),
      // The visitor may be navigating to the next page.
      keepalive: true,
    });
  }

  return {
    add(logoUrl) {
      if (known.has(logoUrl) || gathered.length === mostInReport) return;
      known.add(logoUrl);
      gathered.push(logoUrl);
      if (gathered.length === 1) setTimeout(() => void report().catch(() => {}), waitMs);
    },
  };
}

/** Looked up at each call: some browsers refuse a `fetch` detached from its window. */
const sendRequest: typeof globalThis.fetch = (...request) => globalThis.fetch(...request);
