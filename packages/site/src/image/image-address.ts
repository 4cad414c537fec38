import { type Channel, channelPlural } from '@forecourt/domain';

/** Puts the wanted size into an image address: `%d` becomes `304` or `304x228`. An address with no `%d` has one size only. */
export function imageAddress(template: string, width: number, height?: number): string {
  return template.replace('%d', height === undefined ? String(width) : `${width}x${height}`);
}

/** What stands in for a vehicle that has no picture. */
export function placeholderImage(channel: Channel): string {
  return `/media/placeholder/${channelPlural(channel)}/%d`;
}
