import { randomUUID } from 'node:crypto';

/** Marks a form: what it sends twice is one message. */
export function makeFormKey(): string {
  return randomUUID();
}
