import type { Article } from '@forecourt/content';

export interface CourseView {
  /** `Module 3 of 10` */
  label: string;
  previous: CourseStep | null;
  next: CourseStep | null;
}

interface CourseStep {
  /** `Module 2` */
  label: string;
  title: string;
  href: string;
}

/** A lesson's position in its course; null if it is not one of the lessons. */
export function buildCourseView(article: Article, course: readonly Article[]): CourseView | null {
  const place = course.findIndex(({ path }) => path === article.path);
  if (place < 0) return null;
  return {
    label: `Module ${place + 1} of ${course.length}`,
    previous: buildStep(course, place - 1),
    next: buildStep(course, place + 1),
  };
}

function buildStep(course: readonly Article[], place: number): CourseStep | null {
  const lesson = course[place];
  return lesson ? { label: `Module ${place + 1}`, title: lesson.title, href: lesson.path } : null;
}
