import { expect, test } from 'vitest';
import { siteBlocks } from './site-blocks.ts';

test('the site can be searched from a search engine’s own box', () => {
  const [, webSite] = siteBlocks('https://forecourt.example');
  expect(webSite).toMatchObject({
    potentialAction: {
      target: { urlTemplate: 'https://forecourt.example/search?q={search_term_string}' },
    },
  });
});

test('the organisation states its founding date', () => {
  expect(siteBlocks('https://forecourt.example')[0]).toMatchObject({ foundingDate: '1998' });
});
