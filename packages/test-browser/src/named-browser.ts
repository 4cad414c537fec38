import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A path in CHROMIUM_PATH or FIREFOX_PATH begins where npm was called: npm starts the tests in folders of their own. */
export function resolveNamedBrowser(path: string): string {
  return resolve(process.env.INIT_CWD ?? root, path);
}
