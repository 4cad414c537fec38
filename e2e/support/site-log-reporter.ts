import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestError } from '@playwright/test/reporter';

const shownLines = 40;

/** Shows what the sites logged last if one of them does not start: the runner only says that it waited. */
export default class SiteLogReporter implements Reporter {
  onError(error: TestError): void {
    const folder = process.env.E2E_FOLDER;
    if (!folder || !error.message?.includes('config.webServer')) return;
    for (const file of globSync('*.log', { cwd: folder })) {
      const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').slice(-shownLines);
      console.error(`The last lines of ${file}:\n${lines.join('\n')}`);
    }
  }
}
