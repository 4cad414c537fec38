import { buildLibrary, type DrawnPicture, loadLibrary } from '@forecourt/content';
import { articleSubjects, lookOfModel } from '@forecourt/drawings';
import { createContentService } from '@forecourt/services/open';
import { expect, test } from 'vitest';

const scheduled = {
  file: 'articles/news/later.md',
  text: '---\ntype: news\ntitle: Later\nsummary: S.\ndate: 2026-07-01\nauthor: Forecourt\npicture: road/1\n---\nWords.\n',
};

test('a scheduled article appears at midnight in Dublin', () => {
  let now = new Date('2026-06-30T22:59:59Z');
  const content = createContentService(buildLibrary([scheduled]), () => now);
  expect(content.article('news', 'later')).toBeNull();
  now = new Date('2026-06-30T23:00:00Z');
  expect(content.article('news', 'later')?.title).toBe('Later');
});

test('every picture that a text refers to can be drawn', async () => {
  const library = (await loadLibrary()).on('2100-01-01');
  const kinds = [
    'review',
    'guide',
    'advice',
    'article',
    'news',
    'tip',
    'module',
    'roadtrip',
    'question',
  ] as const;
  const pages = library.everything().flatMap(({ path }) => library.page(path) ?? []);
  const asked = [...kinds.flatMap((kind) => library.list(kind)), ...pages].flatMap(({ picture, file }) =>
    picture ? [{ file, picture }] : [],
  );
  const isDrawn = (picture: DrawnPicture) =>
    'subject' in picture
      ? articleSubjects.includes(picture.subject)
      : lookOfModel(picture.make, picture.model) !== null;
  expect(asked.filter(({ picture }) => !isDrawn(picture))).toEqual([]);
});
