import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test's files, removed after it. */
export function makeFolder(): {
  path: string;
  write(name: string, content: string | Buffer): string;
  remove(): void;
} {
  const path = mkdtempSync(join(tmpdir(), 'forecourt-feed-'));
  return {
    path,
    write(name, content) {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** A valid row; changes make a different or an invalid one. */
export function exampleRow(
  reference: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    reference,
    channel: 'car',
    make: 'Volkswagen',
    model: 'Golf',
    condition: 'Used',
    year: 2019,
    price: 15_950,
    county: 'Cork',
    sellerName: 'Aoife',
    ...changes,
  };
}

export function toNdjson(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
