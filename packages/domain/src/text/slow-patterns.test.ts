import { expect, test } from 'vitest';
import * as domain from '../index.ts';

/** Pieces that make patterns try again, each repeated; it ends with something that no pattern expects. */
const pieces = ['a', 'a.', 'a-', '.', '1', ' ', 'a@', '1, '];
/** So long that a pattern whose time grows with the square of the length does not end within the test's time. */
const length = 60_000;
const worst = pieces.map((piece) => `http://${piece.repeat(length / piece.length)}\u0000!`);

/** Everything that reads what somebody wrote in many words. */
const readers: [string, (text: string) => unknown][] = [
  ['findMessageWarnings', domain.findMessageWarnings],
  ['findWordsRemarks', domain.findWordsRemarks],
  ['splitLinks', (text) => domain.splitLinks(text, 'https://forecourt.example')],
  ['withoutForeignLinks', (text) => domain.withoutForeignLinks(text, 'https://forecourt.example')],
  ['lettersOf', domain.lettersOf],
  ['stripInvisible', domain.stripInvisible],
  ['isEmail', domain.isEmail],
  ['findPlateError', domain.findPlateError],
  ['hideSignedLink', domain.hideSignedLink],
];

test.each(readers)('%s reads any text in a time that grows with its length', (_, read) => {
  for (const text of worst) expect(() => read(text)).not.toThrow();
});
