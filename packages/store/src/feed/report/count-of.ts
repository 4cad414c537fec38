/** `1 row`, `2,000 rows`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-IE')} ${count === 1 ? noun : `${noun}s`}`;
}
