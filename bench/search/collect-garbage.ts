import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects all garbage now, so that it does not count in the next measurement. */
export const collectGarbage: () => void = runInNewContext('gc');
