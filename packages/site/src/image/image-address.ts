import { type Channel, channelPlural } from '@forecourt/domain';

/**
 * Puts the requested size into an image address: `%d` becomes `304` or `304x228`. An address without `%d` has
 * one size only.
 */
export function imageAddress(template: string, width: number, height?: number): string {
  return template.replace('%d', height === undefined ? String(width) : `${width}x${height}`);
}

/** The placeholder for a vehicle without a picture. */
export function placeholderImage(channel: Channel): string {
  return `/media/placeholder/${channelPlural(channel)}/%d`;
}
