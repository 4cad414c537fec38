import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkBrandFile } from './check-brand-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true }));
const example = fileURLToPath(new URL('../../../../docs/brand.example.json', import.meta.url));

function mistakesOf(contents: unknown): string[] {
  const path = join(folder, 'brand.json');
  writeFileSync(path, typeof contents === 'string' ? contents : JSON.stringify(contents));
  return checkBrandFile(path).map((mistake) => mistake.replace(`BRAND_FILE ${path}`, 'FILE'));
}

describe('a brand file', () => {
  it('may set everything that the example sets', () => {
    expect(checkBrandFile(example)).toEqual([]);
  });

  it('may set nothing', () => {
    expect(mistakesOf({})).toEqual([]);
  });

  it.each([
    [{ supportPhone: 'ring us' }, 'FILE: supportPhone takes a telephone number.'],
    [{ careersUrl: 'javascript:alert(1)' }, 'FILE: careersUrl takes a full https address.'],
    [
      { friends: [{ text: 'A', href: 'http://a.ie' }] },
      'FILE: friends.0.href takes a list of { text, href }.',
    ],
    [
      { partners: [{ name: 'A', summary: 'B', href: 'ftp://a.ie' }] },
      'FILE: partners.0.href takes a list of { name, summary, href, action, logo }, the last two optional.',
    ],
    [
      { partners: [{ name: 'A', summary: 'B', href: 'https://a.ie', logo: 'none.svg' }] },
      'FILE: partners.0.logo: "none.svg" cannot be read.',
    ],
    [{ productSlug: 'lee' }, 'FILE: it cannot set productSlug.'],
    [[], 'FILE: it takes an object of settings.'],
    [{ logo: 'no-such.svg' }, 'FILE: logo: "no-such.svg" cannot be read.'],
  ])('%j is refused', (contents, mistake) => {
    expect(mistakesOf(contents)).toEqual([mistake]);
  });

  it('that is no JSON or does not exist is refused', () => {
    expect(mistakesOf('{')[0]).toMatch(/^FILE cannot be read: /);
    expect(checkBrandFile('/no/such/file')[0]).toMatch(/cannot be read: ENOENT/);
  });

  it('needs colours that can be read', () => {
    const pale = { light: '#ffd54f', dark: '#67a6fb' };
    const onPrimary = { light: '#ffffff', dark: '#07101c' };
    expect(mistakesOf({ colours: { primary: pale, onPrimary } })).toEqual([
      'FILE: colours: onPrimary is too hard to read on primary in light mode.',
      'FILE: colours: primary is too hard to read on the page in light mode.',
    ]);
  });

  it('needs a logo without scripts', () => {
    writeFileSync(
      join(folder, 'bad.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    );
    expect(mistakesOf({ logo: 'bad.svg' })[0]).toContain('has scripts');
  });
});
