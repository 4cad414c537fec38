import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, type Locked, type LockedPackage, repository } from './locked-packages.ts';

const intro = `# Third-party notices

Forecourt is delivered with these packages (\`npm ci --omit=dev\`), each under its own licence. \`npm run notices\` writes this file; \`docs/sbom.cdx.json\` is the same for
programs. Some packages are binaries for one platform and are installed on that one only.

The table of Irish places contains data from GeoNames (https://www.geonames.org) under CC BY 4.0, with changes. The outlines of Ireland are from Natural Earth, in the public domain.
`;

/** What our licences ask us to repeat: whose each package is, its licence, and the text of every licence once. */
export function buildNotices({ packages }: Locked): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const lists = licences.map((licence) => {
    const lines = packages.filter((each) => each.licence === licence).map(formatPackage);
    return `## ${licence}\n\n${lines.join('\n')}\n`;
  });
  const texts = licences.map((licence) => formatText(licence, packages));
  return [intro, ...lists, '## Texts of the licences\n', ...texts, ...formatNoticeFiles(packages)].join('\n');
}

export const formatPackage = (each: LockedPackage) => `- ${idOf(each)}${formatOwners(each)}`;

function formatOwners(each: LockedPackage): string {
  const owners = [...new Set((readFile(each, /^licen[cs]e/i) ?? '').match(/^\W*copyright .*\d.*$/gim) ?? [])];
  return owners.length === 0 ? '' : `: ${owners.map((line) => line.replace(/^\W+|\s+$/g, '')).join('; ')}`;
}

/** From a package of this licence that brings its text: the shortest, which has nothing else in it. */
function formatText(licence: string, packages: readonly LockedPackage[]): string {
  const [text] = packages
    .filter((each) => each.licence === licence)
    .map((each) => readFile(each, /^licen[cs]e/i))
    .filter((found) => found !== null)
    .sort((a, b) => a.length - b.length);
  return `### ${licence}\n\n${text === undefined ? formatAddresses(licence) : quote(text)}\n`;
}

function formatAddresses(licence: string): string {
  const ids = licence.split(/ AND | OR |[()]/).filter((id) => id !== '');
  return ids.map((id) => `The text is at https://spdx.org/licenses/${id}.html`).join('\n');
}

/** Apache 2.0 asks to pass on the file NOTICE of a package that has one. */
function formatNoticeFiles(packages: readonly LockedPackage[]): string[] {
  const notices = packages.flatMap((each) => {
    const text = readFile(each, /^notice/i);
    return text === null ? [] : [`### ${idOf(each)}\n\n${quote(text)}\n`];
  });
  return notices.length === 0 ? [] : ['## Notices of packages\n', ...notices];
}

function readFile({ folders: [folder = ''] }: LockedPackage, name: RegExp): string | null {
  try {
    const path = join(repository, folder);
    const file = readdirSync(path).find((each) => name.test(each));
    return file === undefined ? null : readFileSync(join(path, file), 'utf8').trim();
  } catch {
    // A binary for another platform is not installed here.
    return null;
  }
}

/** Indented, Markdown shows it as it is. */
function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => (line.trim() === '' ? '' : `    ${line.trimEnd()}`))
    .join('\n');
}
