import { type Channel, parseChannel } from '@forecourt/domain';
import { ProblemError } from '../http/responses/error-response.ts';

/** The channel that a REST path names. */
export function requireChannel(name: string): Channel {
  const channel = parseChannel(name);
  if (channel) return channel;
  throw new ProblemError({
    status: 404,
    kind: 'unknown-channel',
    message: 'The channel is Car, Commercial or Bike.',
  });
}
