/**
 * Code compiled in the middle of its first loop has not seen what follows the loop, and is deoptimised there
 * every time. A small first slice lets it run to its end while it is still interpreted.
 */
const firstSlice = 16;

/** Works through the places 0 to `count` in slices, and yields between them. */
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
