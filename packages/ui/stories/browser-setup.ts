import { findTestBrowser } from '@forecourt/test-browser';
import type { TestProject } from 'vitest/node';
import { serveStories } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storiesOrigin: string;
  }
}

/**
 * Before the tests start: an installation may take longer than a test's timeout. The stories are built once
 * for all files.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await findTestBrowser();
  const { origin, close } = await serveStories('tests');
  provide('storiesOrigin', origin);
  return close;
}
