import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildListView } from './build-list-view.ts';

const lesson = (number: number, video: string) => ({
  file: `articles/module/m${number}.md`,
  text: `---\ntype: module\ntitle: Lesson ${number}\nsummary: S.\ndate: 2026-01-01\nauthor: Forecourt\npicture: road/1\nnumber: ${number}\n${video}---\nWords.\n`,
});
const course = buildLibrary([lesson(1, 'video: https://films.example/1\n'), lesson(2, '')])
  .on('2026-12-01')
  .list('module');

test('a lesson links to its video if it has one, and to its text', () => {
  expect(buildListView('module', course, 1, null)?.articles).toMatchObject([
    { card: { videoHref: 'https://films.example/1', textHref: '/learner-drivers/m1' } },
    { card: { videoHref: undefined, textHref: '/learner-drivers/m2' } },
  ]);
});
