import { stripInvisible } from '@forecourt/domain';

/**
 * For a header: a line break would start another one, and a bidi control would make it read as something
 * else.
 */
export function oneLine(text: string): string {
  return stripInvisible(text).replace(/\s+/g, ' ').slice(0, 200);
}
