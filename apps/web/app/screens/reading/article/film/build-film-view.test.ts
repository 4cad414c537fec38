import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildFilmView } from './build-film-view.ts';

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nScrape every window.\n';

function viewOf(matter: string) {
  const text = `---\ntype: tip\ntitle: First frost\nsummary: S.\ndate: 2026-01-01\nauthor: A\npicture: road/1\n${matter}---\nWords.\n`;
  const films = new Map([
    ['articles/tip/frost.webm', ''],
    ['articles/tip/frost.vtt', captions],
  ]);
  const library = buildLibrary([{ file: 'articles/tip/frost.md', text }], undefined, films);
  const article = library.on('2026-02-01').article('tip', 'frost');
  return article && buildFilmView(article);
}

test('a film of ours plays here, with its captions and what is said', () => {
  expect(viewOf('video: frost.webm\n')).toMatchObject({
    kind: 'here',
    path: '/films/tip/frost.webm',
    type: 'video/webm',
    transcript: ['Scrape every window.'],
    posterUrl: expect.stringContaining('/media/articles/road/1/'),
  });
});

test('a film elsewhere is a link that names its site', () => {
  expect(viewOf('video: https://www.films.example/1\n')).toEqual({
    kind: 'elsewhere',
    href: 'https://www.films.example/1',
    site: 'films.example',
  });
});

test('most articles have none', () => {
  expect(viewOf('')).toBeNull();
});
