import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildCourseView } from './build-course-view.ts';

const course = buildLibrary(
  [10, 20, 30].map((number) => ({
    file: `articles/module/m${number}.md`,
    text: `---\ntype: module\ntitle: Lesson ${number}\nsummary: S.\ndate: 2026-01-01\nauthor: Forecourt\npicture: road/1\nnumber: ${number}\n---\nWords.\n`,
  })),
)
  .on('2026-12-01')
  .list('module');

function viewOf(place: number) {
  const lesson = course[place];
  if (!lesson) throw new Error('no such lesson');
  return buildCourseView(lesson, course);
}

test('a lesson has its position and its neighbours', () => {
  expect(viewOf(1)).toEqual({
    label: 'Module 2 of 3',
    previous: { label: 'Module 1', title: 'Lesson 10', href: '/learner-drivers/m10' },
    next: { label: 'Module 3', title: 'Lesson 30', href: '/learner-drivers/m30' },
  });
});

test('the first has none before it and the last none after it', () => {
  expect(viewOf(0)?.previous).toBeNull();
  expect(viewOf(2)?.next).toBeNull();
});
