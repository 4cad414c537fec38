import { expect, test } from 'vitest';
import * as domain from '../index.ts';
import { parseEngineCc, parseNctMonth } from '../selling/parse-answers.ts';

/** Pieces that make patterns try again, each repeated; it ends with something that no pattern expects. */
const pieces = ['a', 'a.', 'a-', '.', '1', ' ', 'a@', '1, ', '\t', '€'];
/** Twice as much as a form may send. Where the time grows with its square, half of it stops the site for ten seconds. */
const length = 120_000;
const worst = ['http://', '1'].flatMap((start) =>
  pieces.map((piece) => `${start}${piece.repeat(length / piece.length)}\u0000!`),
);
/** Hundreds of times what readers take whose time grows with the length, as a machine may stand still; the others exceed it. */
const mostMs = 20_000;

/** What reads the fields of forms: each is read before its length is refused. */
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
  ['findMileageError', (mileage) => domain.findMileageError({ mileage, mileageUnit: 'km' })],
  ['findPriceError', domain.findPriceError],
  ['findOfferError', domain.findOfferError],
  ['parseEngineCc', parseEngineCc],
  ['parseNctMonth', parseNctMonth],
  ['parseNear', domain.parseNear],
];

test.each(readers)(
  '%s reads any text in a time that grows with its length',
  (_, read) => {
    for (const text of worst) expect(() => read(text)).not.toThrow();
  },
  mostMs,
);
