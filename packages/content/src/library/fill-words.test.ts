import { askPage, brand, sellUrl } from '@forecourt/site';
import { expect, test } from 'vitest';
import { buildLibrary } from './load-library.ts';

const file = {
  file: 'pages/contact.md',
  text: '---\ntype: page\ntitle: Ask {{brand}}\nsummary: S.\ndate: 2026-01-01\n---\n[Sell]({{sell-url}})\n',
};

test('a text takes its name and addresses from the brand', () => {
  const page = buildLibrary([file]).on('2026-02-01').page('/contact');
  expect(page?.title).toBe(`Ask ${brand.name}`);
  expect(page?.blocks).toEqual([{ kind: 'html', html: `<p><a href="${sellUrl()}">Sell</a></p>` }]);
});

test('an address may hold the name of the product', () => {
  const files = [{ ...file, file: 'pages/ask-{{product}}.md' }];
  expect(buildLibrary(files).on('2026-02-01').page(askPage.path)?.title).toBe(`Ask ${brand.name}`);
});

test('a line that needs what the operator has not set is left out', () => {
  const text = `${file.text}\nAlways here.\n`;
  const words = { brand: 'Carrs', 'sell-url': '' };
  expect(
    buildLibrary([{ ...file, text }], words)
      .on('2026-02-01')
      .page('/contact')?.blocks,
  ).toEqual([{ kind: 'html', html: '<p>Always here.</p>' }]);
});

test('an installation may say something else', () => {
  const words = { brand: 'Carrs', 'sell-url': 'https://sell.example.ie' };
  expect(buildLibrary([file], words).on('2026-02-01').page('/contact')?.title).toBe('Ask Carrs');
});
