/** `Ford`, `Ford and Opel`, `Ford, Opel and Seat`. */
export function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
