/** The lines of a log with errors, except that the database was slow: on a busy machine it may be, for background jobs. */
export function listErrors(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line) && !line.includes('did not answer within'));
}
