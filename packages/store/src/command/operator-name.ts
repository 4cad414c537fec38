import { userInfo } from 'node:os';

/** The user at the keyboard, for the log; a container may run as a user without a name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
