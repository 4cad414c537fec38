import { randomUUID } from 'node:crypto';

const longest = 64;

/** A load balancer's id is kept, so that its log and ours can be correlated. */
export function chooseRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && given.length <= longest && /^[\w=-]+$/.test(given)
    ? given
    : randomUUID();
}
