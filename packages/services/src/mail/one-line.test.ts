import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('a subject is one line that reads as it is written', () => {
  expect(oneLine('Golf\r\nBcc: x@y.example\u202E gpj.exe')).toBe('Golf Bcc: x@y.example gpj.exe');
});
