/** An error in a file, worded so that its writer finds the place. */
export interface ContentMistake {
  /** Relative to the content folder. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

/** `articles/review/toyota-corolla.md:7: rating: …` */
export function formatMistake({ file, line, message }: ContentMistake): string {
  return `${file}:${line}: ${message}`;
}

/** Thrown by the loader with every error of every file, so that a writer can fix them in one go. */
export class ContentError extends Error {
  readonly mistakes: readonly ContentMistake[];

  constructor(mistakes: readonly ContentMistake[]) {
    super(mistakes.map(formatMistake).join('\n'));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}
