import { type Attack, runAttacks } from './attacks/attack.ts';
import { coldPictures } from './attacks/cold-pictures.ts';
import { crashRequests } from './attacks/crash-requests.ts';
import { formFloods } from './attacks/form-floods.ts';
import { fuzz } from './attacks/fuzz.ts';
import { longHeaders } from './attacks/long-headers.ts';
import { minuteOfLoad } from './attacks/minute-of-load.ts';
import { openRedirects } from './attacks/open-redirects.ts';
import { pipelining } from './attacks/pipelining.ts';
import { racedLimits } from './attacks/raced-limits.ts';
import { slowReaders } from './attacks/slow-readers.ts';

const attacks: readonly Attack[] = [
  crashRequests,
  openRedirects,
  formFloods,
  racedLimits,
  coldPictures,
  pipelining,
  slowReaders,
  minuteOfLoad,
  longHeaders,
  fuzz,
];

/** What strangers can do to the site, each tried for real on this machine; one line each. */
export const benchAttacks = () => runAttacks(attacks);
