import { type Channel, parseChannel } from '@forecourt/domain';
import { ProblemError } from '../http/responses/error-response.ts';

/** The channel in a REST path. */
export function requireChannel(name: string): Channel {
  const channel = parseChannel(name);
  if (channel) return channel;
  throw new ProblemError({
    status: 404,
    kind: 'unknown-channel',
    message: 'The channel is Car, Commercial or Bike.',
  });
}
