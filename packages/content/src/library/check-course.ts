import type { ContentMistake } from '../content-mistake.ts';
import { isArticle } from './content-item.ts';
import type { ReadFile } from './read-file.ts';

/** Two modules with one number would swap places between starts. */
export function checkCourse(files: readonly ReadFile[]): ContentMistake[] {
  const first = new Map<number, string>();
  return files.flatMap(({ item, lineOf }) => {
    if (!item || !isArticle(item) || item.number === undefined) return [];
    const { file, number } = item;
    const other = first.get(number);
    if (other === undefined) {
      first.set(number, file);
      return [];
    }
    return [{ file, line: lineOf(['number']), message: `number: ${number} is that of ${other} too` }];
  });
}
