import { findTestBrowser } from '@forecourt/test-browser';

/** Before the tests start: an installation may take longer than a test is given. */
export async function setup(): Promise<void> {
  await findTestBrowser();
}
