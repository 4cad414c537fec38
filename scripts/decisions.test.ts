import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');

describe.each(globSync(`${folder}/[0-9]*.md`).map((file) => basename(file)))('decision %s', (name) => {
  const [title = '', , status = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n');

  it('begins with its number, its title, its status and its date', () => {
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect(status).toMatch(/^\*(Accepted|Superseded by \[\d{3}\]\(.+\),) \d{4}-\d\d-\d\d\.\*$/);
  });

  it('is listed in the index under that title', () => {
    expect(index).toContain(`| ${name.slice(0, 3)} | [${title.slice(6)}](${name}) |`);
  });
});
