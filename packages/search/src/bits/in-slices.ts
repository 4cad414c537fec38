/**
 * Code that is compiled in the midst of its first loop does not know what comes after it, and is thrown away there, every
 * time anew. A first slice of a few lets it see its end while it is still being interpreted.
 */
const firstSlice = 16;

/** Works through the places 0 to `count`, so many at a time; between two slices others may go on. */
export function* inSlices(
  count: number,
  slice: number,
  work: (start: number, end: number) => void,
): Generator<void> {
  for (let start = 0, end = 0; start < count; start = end) {
    end = Math.min(count, start === 0 ? firstSlice : start + slice);
    work(start, end);
    yield;
  }
}
