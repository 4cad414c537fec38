import { describe, expect, it } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('a failure', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that shuts down', withCode('57P01')],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['any of these inside another', new Error('Failed query: select 1', { cause: withCode('ECONNREFUSED') })],
  ])('with %s is the absence of the database', (_, error) => {
    expect(isUnreachable(error)).toBe(true);
  });

  it.each([
    ['a statement that is refused', withCode('23505')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('with %s is not', (_, error) => {
    expect(isUnreachable(error)).toBe(false);
  });
});
