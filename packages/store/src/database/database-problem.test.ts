import { describe, expect, it } from 'vitest';
import { DatabaseError } from './database-error.ts';
import { databaseProblemOf } from './database-problem.ts';

const withCode = (code: string | null, message = 'no') => Object.assign(new Error(message), { code });
const failedQuery = (cause: Error) =>
  new Error('Failed query: insert … params: Connection terminated, timeout expired', { cause });

describe('a failure', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that shuts down', withCode('57P01')],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['a server that has no connection to spare', withCode('53300')],
    ['a password that is no longer right', withCode('28P01')],
    ['a statement that took too long', withCode('57014')],
    ['no answer in time', new Error('Query read timeout')],
    ['no free connection in time', new Error('timeout exceeded when trying to connect')],
    ['a connection that was cut before', failedQuery(new Error('Client was closed and is not queryable'))],
    ['a database that has stopped', failedQuery(new DatabaseError('unreachable', 'It has stopped.'))],
    ['any of these inside another', failedQuery(withCode('ECONNREFUSED'))],
  ])('with %s means the database is unreachable', (_, error) => {
    expect(databaseProblemOf(error)).toBe('unreachable');
  });

  it.each([
    ['a full disk', withCode('53100')],
    ['a disk that fails', withCode('58030')],
    ['a server that only reads', failedQuery(withCode('25006'))],
  ])('with %s means that nothing can be written', (_, error) => {
    expect(databaseProblemOf(error)).toBe('unwritable');
  });

  it.each([
    ['a statement that is refused', withCode('23505')],
    ['a refusal that repeats words on connections', withCode('23505', 'Connection terminated')],
    ['a statement whose values speak of connections', failedQuery(withCode('22001'))],
    ['no code and a text that breaks off', withCode(null, 'Unterminated string in JSON at position 5')],
    ['a damaged database', new DatabaseError('damaged', 'Broken.', withCode('ECONNREFUSED'))],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('with %s is no database problem', (_, error) => {
    expect(databaseProblemOf(error)).toBeNull();
  });
});
