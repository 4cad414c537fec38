import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects all garbage now, so that none of it counts for what is measured next. */
export const collectGarbage: () => void = runInNewContext('gc');
